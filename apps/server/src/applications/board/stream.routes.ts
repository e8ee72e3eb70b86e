import { streamEndpoints } from '@portal/contract/applications/board.ts';
import { serve, stream, type Http } from '../../platform/http/serve.ts';
import type { BoardStreams } from './boardStreams.ts';

export function streamRoutes(http: Http, streams: BoardStreams): void {
  serve(http, streamEndpoints, { getStream: stream(({ actor }, reply) => streams.open(actor, reply)) });
}
