import { streamEndpoints } from '@portal/contract/stream.ts';
import { stream } from '../http/handlers.ts';
import { serve, type Http } from '../http/serve.ts';
import type { Streams } from './openStreams.ts';

/** The one stream of a page, for every topic. */
export function streamRoutes(http: Http, streams: Streams): void {
  serve(http, streamEndpoints, { getStream: stream(({ actor }, reply) => streams.open(actor, reply)) });
}
