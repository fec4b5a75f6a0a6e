// What the host sees of a table, from the stored rows and the vault, through the real view. The built-in host looks
// through this and nothing else; an AI or a person in its place would too.
import './loader.ts';
import type { GameView } from '../../../src/protocol/view.ts';
import type { ObjectStorage } from './storage.ts';

interface Parts {
  apply: (state: unknown, stored: unknown) => unknown;
  viewFor: (state: unknown, principal: { kind: 'host' }, vault: unknown, game: string) => GameView | null;
  Vault: new (sql: unknown) => object;
}

const path = (name: string) => new URL(`../../../${name}`, import.meta.url).href;
const { apply } = (await import(path('src/core/game/apply.ts'))) as Pick<Parts, 'apply'>;
const { viewFor } = (await import(path('src/core/game/view.ts'))) as Pick<Parts, 'viewFor'>;
const { Vault } = (await import(path('durable/shared/vault.ts'))) as Pick<Parts, 'Vault'>;

export function hostView(storage: ObjectStorage, game: string): string {
  const state = storage.events(0).reduce<unknown>((before, stored) => apply(before, stored), null);
  return state === null ? '' : JSON.stringify(viewFor(state, { kind: 'host' }, new Vault(storage.sql), game));
}
