import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

/** Takes JSON in UTF-8 alone: decoding anything else would store other signs than were sent. It is `http.malformed`. */
export function takeJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (isUtf8(bytes)) return parse(request, bytes.toString(), done);
    return done(refusal('http.malformed'));
  });
}
