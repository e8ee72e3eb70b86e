/** Server-sent events read with fetch, so that they carry the session's headers. There is no replay. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { ENDPOINTS } from 'virtual:endpoints';
import { readEvents, type ServerEvent } from './events.ts';
import { send } from './send.ts';
import { onSessionChange } from './session.ts';
import { anySignal } from './signals.ts';

interface Reader {
  /** On every connection, the first too: what was missed must be read anew. */
  onConnect: () => void;
  onEvent: (event: ServerEvent) => void;
  /** The connection is gone and will be tried again. */
  onLost?: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server gives a sign every 20 s; after two missing ones the connection is taken for dead. */
const SILENCE_MS = 50_000;

/** How long to wait before the `failures`-th new try: doubling, with chance, so that browsers do not come back as one. */
export const waitBefore = (failures: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance / 2);

/** Reads until the returned function is called, the session ends, or the server says that it may not be read. */
export function openStream(name: EndpointName, reader: Reader): () => void {
  const over = new AbortController();
  const stopListening = onSessionChange(({ is }) => is === 'ended' && over.abort());
  over.signal.addEventListener('abort', stopListening, { once: true });
  void keepReading(name, reader, over.signal);
  return () => over.abort();
}

async function keepReading(name: EndpointName, reader: Reader, over: AbortSignal): Promise<void> {
  for (let failures = 0; !over.aborted; failures += 1) {
    try {
      const refused = await readOnce(name, reader, over, () => {
        failures = 0;
      });
      if (refused) return;
    } catch {
      // The loop is the answer: wait, then connect and read anew.
    }
    if (over.aborted) return;
    reader.onLost?.();
    await pause(waitBefore(failures, Math.random()), over);
  }
}

/**
 * Reads one connection to its end; whatever ends it, it is closed, for a browser has six. `onSign` hears that something
 * came: a connection that opens and gives nothing counts as failed. True where the server refuses the reader itself.
 */
async function readOnce(name: EndpointName, reader: Reader, over: AbortSignal, onSign: () => void): Promise<boolean> {
  const end = new AbortController();
  let silence = setTimeout(() => end.abort(), SILENCE_MS);
  const stillThere = () => {
    onSign();
    clearTimeout(silence);
    silence = setTimeout(() => end.abort(), SILENCE_MS);
  };
  try {
    const signal = anySignal(over, end.signal);
    const answer = await send({ ...ENDPOINTS[name], headers: { Accept: 'text/event-stream' }, signal, byItself: true });
    if (!answer.ok || !answer.body) return answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    reader.onConnect();
    for await (const event of readEvents(answer.body, stillThere)) reader.onEvent(event);
    return false;
  } finally {
    clearTimeout(silence);
    end.abort();
  }
}

/** Waits; shorter where the network comes back or the stream is closed. */
const pause = (ms: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      over.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    over.addEventListener('abort', done);
  });
