// Which model plays. Without a key it is the understudy, reached through the same adapter as any provider (LLM1).
import { openAiCompatible } from './adapters/openai-compatible.ts';
import type { Model } from './port.ts';
import { understudyFetch } from './understudy/endpoint.ts';

/** The part of the Worker's variables that the models read. */
export interface ModelSettings {
  /** Milliseconds until the stand-in's first word; 0 in tests. */
  UNDERSTUDY_PACE?: string;
}

export function modelFor(settings: ModelSettings): Model {
  const pace = Number(settings.UNDERSTUDY_PACE ?? 0);
  return openAiCompatible({
    baseURL: 'https://understudy.invalid/v1',
    model: 'understudy',
    fetch: understudyFetch({ pace: Number.isFinite(pace) ? pace : 0 }),
  });
}
