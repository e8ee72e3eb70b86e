import { createHash } from 'node:crypto';
import type { Http } from '../../platform/http/serve.ts';
import { readFeed } from './readFeed.ts';

/** Of one network address; those of a calendar service read for many. */
const PER_MINUTE = 60;

/**
 * `GET /api/calendar/{token}.ics`: what a calendar reads, without signing in. Whoever holds the address reads it, so what is not
 * there answers nothing at all. Not part of the contract: the address is told to who made it only.
 */
export function feedRoute({ server, services }: Http): void {
  server.get<{ Params: { token: string } }>(
    '/api/calendar/:token.ics',
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
    async (request, reply) => {
      const calendar = await readFeed(services, request.params.token);
      if (calendar === undefined) return reply.status(404).header('cache-control', 'no-store').send();
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
