// The shipped content: cases, actors and worker templates. `scripts/catalog.ts` turns the YAML of `modules/` into
// content.json, so that no YAML is parsed while somebody waits (CASE8); the check fails when the two differ.
import type { CaseFile } from '../artifact/case/types.ts';
import type { Language } from '../protocol/plain.ts';
import content from './content.json' with { type: 'json' };

export interface ActorEntry {
  id: string;
  name: string;
  style: string;
  en: { name: string; style: string };
}

/** Parts of the AI seat's request; `{{slot}}` marks are filled by the prompt builder. */
export interface SeatTemplate {
  seat: string;
  actor: string;
  book: string;
  facts: string;
  speech: string;
  slip: string;
  cues: string;
  now: string;
  say: string;
  whereabouts: string;
  vote: string;
}

export interface Content {
  cases: CaseFile[];
  actors: ActorEntry[];
  seatTemplate: Record<Language, SeatTemplate>;
}

const shipped = content as unknown as Content;

export const shippedCases: readonly CaseFile[] = shipped.cases;
export const seatTemplate: Record<Language, SeatTemplate> = shipped.seatTemplate;

export function shippedCase(id: string): CaseFile | null {
  return shippedCases.find((file) => file.meta.id === id) ?? null;
}

/** Actors named and described in the language of the table. */
export function actorsIn(language: Language): { id: string; name: string; style: string }[] {
  return shipped.actors.map(({ id, name, style, en }) => ({ id, ...(language === 'en' ? en : { name, style }) }));
}
