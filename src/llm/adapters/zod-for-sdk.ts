// Stands in for `zod/v4` inside the AI SDK (wrangler.toml, [alias]). The SDK imports the whole `z` namespace, which drags
// every schema type and every locale into the Worker and doubles its start; it uses these twelve. A new version of the
// SDK that needs another one fails at its first call in the tests, not silently.
import {
  any,
  array,
  boolean,
  enum as enumOf,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
} from 'zod';

export { safeParseAsync } from 'zod';

export const z = {
  any,
  array,
  boolean,
  enum: enumOf,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
};
