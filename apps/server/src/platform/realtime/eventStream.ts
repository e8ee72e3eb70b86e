import type { FastifyReply } from 'fastify';

/** One reader's stream of server-sent events. */
export interface EventStream {
  /** `data` is JSON text, made once for all readers of the same. */
  send(event: string, data: string): void;
  close(): void;
}

/** Below the usual idle limits of proxies. */
const HEARTBEAT_MS = 20_000;
/** A reader that takes nothing for so long a backlog is cut off; it reconnects and reads anew. */
const MAX_BACKLOG_BYTES = 1_000_000;

/** Takes the connection over. `onClose` runs once, whoever ends it; uncompressed, since events must not wait in a buffer. */
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
  response.on('close', () => {
    clearInterval(heartbeat);
    onClose();
  });
  return {
    send(event, data) {
      response.write(`event: ${event}\ndata: ${data}\n\n`);
      if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
    },
    close: () => response.end(),
  };
}
