// Queries of the "my games" listing.
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { MyGame } from '../protocol/requests.ts';
import { migrated } from './migrate.ts';
import { myGames } from './schema.ts';

/** Notes that a person entered a game; a second time changes nothing but the title. */
export async function noteGame(db: D1Database, person: string, game: MyGame): Promise<void> {
  await migrated(db);
  const row = { person, game: game.id, title: game.title, status: game.status, at: game.at };
  await drizzle(db)
    .insert(myGames)
    .values(row)
    .onConflictDoUpdate({ target: [myGames.person, myGames.game], set: { title: game.title } });
}

/** The status of a game, for everybody who lists it. */
export async function noteStatus(db: D1Database, game: string, status: string): Promise<void> {
  await migrated(db);
  await drizzle(db).update(myGames).set({ status }).where(eq(myGames.game, game));
}

/** A person's newest games, at most fifty. */
export async function gamesOf(db: D1Database, person: string): Promise<MyGame[]> {
  await migrated(db);
  const rows = await drizzle(db)
    .select()
    .from(myGames)
    .where(eq(myGames.person, person))
    .orderBy(desc(myGames.at))
    .limit(50);
  return rows.map(({ game, title, status, at }) => ({ id: game, title, status, at }));
}
