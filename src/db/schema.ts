// D1 is a listing and nothing else: it can be rebuilt and holds no case text, no words and no credential (DB1).
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which games a browser has been part of; `person` is the hash of its cookie. */
export const myGames = sqliteTable(
  'my_games',
  {
    person: text().notNull(),
    game: text().notNull(),
    title: text().notNull(),
    status: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.game] }), index('my_games_by_game').on(table.game)],
);
