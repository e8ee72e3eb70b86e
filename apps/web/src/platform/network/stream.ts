/** Server-sent events read with fetch, so that they carry the session's headers, while the tab is seen. There is no replay. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { ENDPOINTS } from 'virtual:endpoints';
import { readEvents, type ServerEvent } from './events.ts';
import { send } from './send.ts';
import { onSessionChange } from '../session/session.ts';
import { anySignal } from '../browser/signals.ts';

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
/** A tab that nobody looks at for so long lets go of its connection: without HTTP/2 a browser has six for all its tabs. */
const UNSEEN_MS = 10_000;

/** How long to wait before the `failures`-th new try: doubling, with chance, so that browsers do not come back as one. */
export const waitBefore = (failures: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance / 2);

/** Reads while the tab is seen, until the returned function is called, the session ends, or the server refuses. */
export function openStream(name: EndpointName, reader: Reader): () => void {
  const over = new AbortController();
  const stopListening = onSessionChange(({ is }) => is === 'ended' && over.abort());
  over.signal.addEventListener('abort', stopListening, { once: true });
  void keepReading(name, reader, over.signal);
  return () => over.abort();
}

async function keepReading(name: EndpointName, reader: Reader, over: AbortSignal): Promise<void> {
  for (let failures = 0; !over.aborted; failures += 1) {
    await untilSeen(over);
    if (over.aborted) return;
    try {
      const refused = await readOnce(name, reader, over, () => {
        failures = 0;
      });
      if (refused) return;
    } catch {
      // Whatever went wrong, the loop waits and connects again.
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
  const stopWatching = watchUnseen(() => end.abort());
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
    stopWatching();
    end.abort();
  }
}

const isSeen = () => document.visibilityState === 'visible';

/** Calls `leave` when nobody has looked at the tab for a while. Answers how to stop watching. */
function watchUnseen(leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!isSeen()) timer = setTimeout(leave, UNSEEN_MS);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Waits until somebody looks at the tab, or the stream is closed. */
const untilSeen = (over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !over.aborted) return;
      document.removeEventListener('visibilitychange', look);
      over.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
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
