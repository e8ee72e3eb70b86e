import type { FastifyReply } from 'fastify';

/** One reader's stream of server-sent events. */
export interface EventStream {
  /** Bytes of `eventBytes`, made once for all readers of the same. */
  send(bytes: Buffer): void;
  close(): void;
}

/** Below the usual idle limits of proxies. */
const HEARTBEAT_MS = 20_000;
/** A reader that takes nothing for so long a backlog is cut off; it reconnects and reads anew. */
const MAX_BACKLOG_BYTES = 1_000_000;

/** An event as it is written. `data` is JSON, which has no line break of its own. */
export const eventBytes = (event: string, data: string): Buffer => Buffer.from(`event: ${event}\ndata: ${data}\n\n`);

/**
 * Takes the connection over. `onClose` runs once, whoever ends it, and never before this function has answered;
 * uncompressed, since events must not wait in a buffer.
 */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  const headers = reply.getHeaders();
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(': open\n\n');
  const heartbeat = setInterval(() => response.write(': \n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  const end = () => {
    clearInterval(heartbeat);
    onClose();
  };
  // Whoever hung up while the session was looked up closes no second time.
  if (response.destroyed) queueMicrotask(end);
  else response.once('close', end);
  return {
    send(bytes) {
      response.write(bytes);
      if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
    },
    close: () => response.end(),
  };
}
