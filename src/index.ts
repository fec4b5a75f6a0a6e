// The Worker: the app, the queue consumer and the object class. Nothing else.
import { app } from './http/app.ts';
import { consumeJobs } from './http/jobs-consumer.ts';

export { Game } from '../durable/game/game.ts';

export default { fetch: app.fetch, queue: consumeJobs } satisfies ExportedHandler<Env>;
