import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below, the saved bytes are not worth the work: the answer fits into one packet either way. */
const LEAST_BYTES = 1024;
const COMPRESSIBLE = /json|^text\/(?!event-stream)|javascript|svg/;

/**
 * In order of preference. A board of 250 kB takes 0.2 ms by zstd, which present browsers read, and becomes as small as by
 * brotli's fourth step in 1.5 ms. Waiting for a thread of the pool costs more than the work does here.
 */
const COMPRESSORS: readonly (readonly [string, (bytes: Buffer, room: { chunkSize: number }) => Buffer])[] = [
  ['zstd', (bytes, room) => zstdCompressSync(bytes, { ...room, params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  ['br', (bytes, room) => brotliCompressSync(bytes, { ...room, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['gzip', (bytes, room) => gzipSync(bytes, { ...room, level: 2 })],
];

/** Room for a whole board: in pieces of 16 kB, as by default, it takes twice as long. */
const MOST_ROOM = 65_536;

/** Compresses answers that are whole in memory; streams (files, events) go as they are. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!whole || payload.length < LEAST_BYTES || !COMPRESSIBLE.test(type) || reply.hasHeader('content-encoding')) {
      return done(null, payload);
    }
    reply.header('vary', 'accept-encoding');
    const [encoding, compress] = compressorFor(request.headers['accept-encoding']) ?? [];
    if (!compress) return done(null, payload);
    reply.removeHeader('content-length').header('content-encoding', encoding);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    return done(null, compress(bytes, { chunkSize: Math.min(bytes.length, MOST_ROOM) }));
  });
}

/** The first of ours that the client names; one that it names with `q=0` it refuses. */
function compressorFor(accepted: string | string[] | undefined): (typeof COMPRESSORS)[number] | undefined {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  return COMPRESSORS.find(([encoding]) => named.includes(encoding));
}
