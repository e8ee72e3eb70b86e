import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS, type ErrorCode } from '@portal/contract/errors.ts';
import { refusal } from './refusal.ts';

export interface Patience {
  /** For the head of a request, and for a body before its pace counts. */
  graceMs: number;
  leastBytesPerSecond: number;
}

/** An eighth of a megabit: four times slower than a phone on a poor network sends a photo. */
const PATIENCE: Patience = { graceMs: 15_000, leastBytesPerSecond: 16 * 1024 };
/** Longer than the largest file takes at the slowest pace: whatever else holds a request up ends here. */
const WHOLE_REQUEST_MS = 20 * 60_000;

/** How long a body may have taken when so much of it is there. */
export const timeAllowed = (bytes: number, { graceMs, leastBytesPerSecond } = PATIENCE): number =>
  graceMs + (bytes / leastBytesPerSecond) * 1000;

/** What Node itself watches over: heads that do not end, and requests as a whole. Told in our words. */
export const slownessOptions = ({ graceMs } = PATIENCE) => ({
  requestTimeout: WHOLE_REQUEST_MS,
  http: { headersTimeout: graceMs, connectionsCheckingInterval: Math.min(graceMs, 5000) },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code: ErrorCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'http.timeout' : 'http.malformed';
    const body = JSON.stringify({ status: false, error: [code], data: {} });
    socket.end(
      `HTTP/1.1 ${ERROR_STATUS[code]} \r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
});

/** Refuses a body that does not keep the least pace (`http.timeout`): it would hold its connection for as long as it likes. */
export function limitSlowBodies(server: FastifyInstance, patience = PATIENCE): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    const { headers, socket } = raw;
    // What comes without a network comes whole.
    if (!(socket instanceof Socket)) return;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const began = performance.now();
    const before = socket.bytesRead;
    let timer: NodeJS.Timeout;
    const wait = (milliseconds: number) => (timer = setTimeout(look, Math.ceil(milliseconds)).unref());
    wait(patience.graceMs);
    raw.once('close', () => clearTimeout(timer));

    function look(): void {
      if (raw.complete || socket.destroyed) return;
      const left = timeAllowed(socket.bytesRead - before, patience) - (performance.now() - began);
      if (left > 0) wait(left);
      // Answered without it.
      else if (reply.sent) socket.destroy();
      // Nobody reads it yet: who comes with it is still being recognised.
      else if (raw.listenerCount('error') === 0) wait(patience.graceMs);
      else {
        reply.header('connection', 'close');
        raw.emit('error', refusal('http.timeout'));
      }
    }
  });
}
