// Stands where `src/llm/connect.ts` stands while a proof runs: the model of the table is whatever the proof put in, or
// the real stand-in. Every request that a model gets is handed to `onRequest`, which is how the proofs see them.
import { modelFor as realModelFor, type ModelSettings } from '../../../src/llm/connect.ts';
import type { Model, ModelRequest } from '../../../src/llm/port.ts';

interface Holder {
  model: Model | null;
  onRequest: (request: ModelRequest) => void;
}

export const holder: Holder = { model: null, onRequest: () => undefined };

/** The model that plays when no key is there. */
export function standIn(): Model {
  return realModelFor({ UNDERSTUDY_PACE: '0' });
}

export function modelFor(settings: ModelSettings): Model {
  const model = holder.model ?? realModelFor(settings);
  return {
    run: (request, signal) => {
      holder.onRequest(request);
      return model.run(request, signal);
    },
  };
}
