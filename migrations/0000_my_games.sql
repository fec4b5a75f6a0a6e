CREATE TABLE `my_games` (
	`person` text NOT NULL,
	`game` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`person`, `game`)
);
--> statement-breakpoint
CREATE INDEX `my_games_by_game` ON `my_games` (`game`);