import { once } from 'node:events';
import { get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { eventBytes, openEventStream } from './eventStream.ts';

let server: FastifyInstance;
afterEach(() => server.close());

/** Opens a stream once `before` is over; answers when it was let go. */
async function serveStream(before: (hangUp: Promise<unknown>) => Promise<unknown>, events: readonly Buffer[] = []) {
  server = fastify({ forceCloseConnections: true });
  const closed = new Promise<void>((resolve) => {
    server.get('/', async (_request, reply) => {
      await before(once(reply.raw, 'close'));
      const stream = openEventStream(reply, resolve);
      for (const bytes of events) stream.send(bytes);
      return reply;
    });
  });
  return { closed, origin: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

test('whoever hangs up before the stream is open is let go', async () => {
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  const { closed, origin } = await serveStream((hangUp) => {
    arrived();
    return hangUp;
  });
  const call = get(origin).on('error', () => undefined);
  await waiting;
  call.destroy();
  await closed;
});

test('whoever takes nothing is cut off once a megabyte waits', async () => {
  const events = Array.from({ length: 40 }, () => eventBytes('board', JSON.stringify('x'.repeat(1_000_000))));
  const { closed, origin } = await serveStream(async () => undefined, events);
  const call = get(origin, (response) => response.pause()).on('error', () => undefined);
  await closed;
  call.destroy();
  expect(eventBytes('board', '{}').toString()).toBe('event: board\ndata: {}\n\n');
});
