// What a visitor sees before any game: the shelf of cases and his own games.
import { Hono } from 'hono';
import { shippedCases } from '../catalog/content.ts';
import { gamesOf } from '../db/my-games.ts';
import type { ShelfCase } from '../protocol/requests.ts';
import type { AppEnv } from './app.ts';
import { hashOf, personOf } from './session.ts';

export const shelf = new Hono<AppEnv>();

/** Field by field: a case is sealed, its cover is not (SEAL1). */
const covers: ShelfCase[] = shippedCases.map(({ meta, scene, roles }) => ({
  id: meta.id,
  title: meta.title,
  genre: meta.genre,
  seats: roles.length,
  minutes: meta.minutes,
  premise: scene.premise,
  language: meta.language,
  dye: meta.cover.dye,
  motif: meta.cover.motif,
  contentNotes: meta.contentNotes,
  author: meta.author,
  license: meta.license,
}));

shelf.get('/cases', (c) => c.json({ cases: covers }));

shelf.get('/mine', async (c) => c.json({ games: await gamesOf(c.env.DB, await hashOf('person', personOf(c))) }));
