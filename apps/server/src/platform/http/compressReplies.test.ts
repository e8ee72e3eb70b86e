import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressReplies } from './compressReplies.ts';

const LONG = { text: 'Iglesia Fuente de Vida, Κύπρος, 은혜 '.repeat(100) };

const server = fastify();
compressReplies(server);
server.get('/long', () => LONG);
server.get('/short', () => ({ text: 'short' }));
server.get('/photo', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)));

const ask = (url: string, accepted?: string) =>
  server.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0, br;q=0.0, GZIP;q=0.5', 'gzip', gunzipSync],
] as const)('answers "%s" by %s, with every character', async (accepted, encoding, decompress) => {
  const answer = await ask('/long', accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(LONG);
});

test('sends the plain text to who reads nothing else, and tells caches that it might have been otherwise', async () => {
  for (const accepted of [undefined, 'identity', 'deflate', 'zstd;q=0']) {
    const answer = await ask('/long', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.json()).toEqual(LONG);
  }
});

test('leaves short answers and pictures as they are', async () => {
  for (const url of ['/short', '/photo']) expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined();
});
