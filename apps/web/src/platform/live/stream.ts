/** Server-sent events read with fetch, so that they carry the session's headers, while somebody looks. There is no replay. */
import type { FirstEndpointName } from '@portal/contract/allEndpoints.ts';
import { ENDPOINTS } from 'virtual:endpoints';
import { readEvents, type ServerEvent } from '../network/events.ts';
import { send } from '../network/send.ts';
import { onSessionChange } from '../session/session.ts';
import { anySignal } from '../browser/signals.ts';
import type { Sight } from './sight.ts';

export interface Reader {
  /** On every connection, the first too: what was missed must be read anew. */
  onConnect: () => void;
  onEvent: (event: ServerEvent) => void;
  /** The server refuses the reader itself: the role was taken away, or the session is over. */
  onRefused?: () => void;
  /** Something came, be it the server's sign that the connection holds. */
  onSign?: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server gives a sign every 20 s; after two missing ones the connection is taken for dead. */
const SILENCE_MS = 50_000;
/** What nobody looks at for so long lets go of its connection: without HTTP/2 a browser has six for all its tabs. */
const UNSEEN_MS = 10_000;

/** How long to wait before the `failures`-th new try: doubling, with chance, so that browsers do not come back as one. */
export const waitBefore = (failures: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance / 2);

/** Reads while somebody looks, until the returned function is called, the session ends, or the server refuses. */
export function openStream(name: FirstEndpointName, reader: Reader, sight: Sight): () => void {
  const over = new AbortController();
  const stopListening = onSessionChange(({ is }) => is === 'ended' && over.abort());
  over.signal.addEventListener('abort', stopListening, { once: true });
  void keepReading({ name, reader, sight }, over.signal);
  return () => over.abort();
}

interface Reading {
  name: FirstEndpointName;
  reader: Reader;
  sight: Sight;
}

async function keepReading(reading: Reading, over: AbortSignal): Promise<void> {
  for (let failures = 0; !over.aborted; failures += 1) {
    await untilSeen(reading.sight, over);
    if (over.aborted) return;
    try {
      const refused = await readOnce(reading, over, () => {
        failures = 0;
      });
      if (refused) return reading.reader.onRefused?.();
    } catch {
      // Whatever went wrong, the loop waits and connects again.
    }
    if (over.aborted) return;
    await pause(waitBefore(failures, Math.random()), over);
  }
}

/**
 * Reads one connection to its end; whatever ends it, it is closed, for a browser has six. `onSign` hears that something
 * came: a connection that opens and gives nothing counts as failed. True where the server refuses the reader itself.
 */
async function readOnce({ name, reader, sight }: Reading, over: AbortSignal, onSign: () => void): Promise<boolean> {
  const end = new AbortController();
  const stopWatching = watchUnseen(sight, () => end.abort());
  let silence = setTimeout(() => end.abort(), SILENCE_MS);
  const stillThere = () => {
    onSign();
    reader.onSign?.();
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
    stopWatching();
    end.abort();
  }
}

/** Calls `leave` when nobody has looked for a while. Answers how to stop watching. */
function watchUnseen(sight: Sight, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!sight.isSeen()) timer = setTimeout(leave, UNSEEN_MS);
  };
  look();
  const stop = sight.watch(look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Waits until somebody looks, or the stream is closed. */
const untilSeen = (sight: Sight, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!sight.isSeen() && !over.aborted) return;
      stop();
      over.removeEventListener('abort', look);
      resolve();
    };
    const stop = sight.watch(look);
    over.addEventListener('abort', look);
    look();
  });

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
