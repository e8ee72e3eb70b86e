import type { ServerEvent } from '../network/events.ts';
import { activeRole } from '../session/activeRole.ts';
import { onSessionChange } from '../session/session.ts';
import { openSharedSight, tabSight } from './sight.ts';
import { openStream, type Reader } from './stream.ts';

/** What tabs say to each other. `told`: how many events the one that reads has passed on since it connected. */
type Said =
  | { is: 'connected' }
  | { is: 'event'; event: ServerEvent; told: number }
  | { is: 'sign' }
  | { is: 'refused' }
  | { is: 'reading?' }
  | { is: 'reading'; isConnected: boolean; told: number }
  | { is: 'sight' };

/** So soon a tab that reads answers another. */
const ANSWER_MS = 2_000;
/** A tab that was busy for longer than it waits, with showing a board say, hears between two turns what came meanwhile. */
const TURNS = 4;
/** The one that reads has a sign of the server every 20 s. */
const SILENCE_MS = 50_000;

/**
 * The portal's stream, read once for all tabs of the browser that work in one role: one of them reads and tells the others.
 * When it is closed another takes over at once; where the device put it to sleep, a tab that is looked at does, as soon as it
 * hears nothing. It is read while any of them is looked at. Without Web Locks (plain http away from localhost) each tab
 * reads for itself.
 */
export function openSharedStream(reader: Reader): () => void {
  if (!('locks' in navigator)) return openStream('getStream', reader, tabSight);
  const name = `portal.stream.${activeRole() ?? ''}`;
  const over = new AbortController();
  const channel = new BroadcastChannel(name);
  // A channel is heard by this origin alone; the rule takes it for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (said: Said) => !over.signal.aborted && channel.postMessage(said);
  const sight = openSharedSight(`${name}.seen`, () => say({ is: 'sight' }));
  /** Ends what this tab reads; nothing while another does. */
  let stopReading: (() => void) | undefined;
  let isConnected = false;
  let told = 0;
  let isBehind = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Something was missed. A tab that nobody looks at catches up when it is seen. */
  const catchUp = () => {
    isBehind = !tabSight.isSeen();
    if (!isBehind) reader.onConnect();
  };
  const read = () => {
    clearTimeout(patience);
    stop();
    stopReading = openStream(
      'getStream',
      {
        onConnect() {
          [isConnected, told] = [true, 0];
          say({ is: 'connected' });
          catchUp();
        },
        onEvent(event) {
          told += 1;
          say({ is: 'event', event, told });
          reader.onEvent(event);
        },
        onRefused() {
          say({ is: 'refused' });
          reader.onRefused?.();
        },
        onSign: () => say({ is: 'sign' }),
      },
      sight,
    );
    return stopReading;
  };
  const stop = () => {
    stopReading?.();
    stopReading = undefined;
    isConnected = false;
  };

  /** Waits for its turn to read; `steal`: takes it from one that does not answer. */
  const queue = (steal: boolean) => {
    let own: (() => void) | undefined;
    void navigator.locks
      .request(name, steal ? { steal } : { signal: over.signal }, async () => {
        if (over.signal.aborted) return;
        sight.ask();
        own = read();
        await new Promise((resolve) => over.signal.addEventListener('abort', resolve, { once: true }));
      })
      .catch(() => {
        // Closed while it waited, or taken from it, by itself maybe. One that had stolen it waits in the queue still.
        if (own && stopReading === own) stop();
        if (!over.signal.aborted && !steal) queue(false);
      });
  };
  const expectWord = (ms: number, otherwise: () => void, turns = TURNS) => {
    clearTimeout(patience);
    patience = setTimeout(() => (turns > 1 ? expectWord(ms, otherwise, turns - 1) : otherwise()), ms / TURNS);
  };
  /** Asks whether anybody reads; where nobody answers, this tab does. */
  const makeSure = () => {
    if (stopReading || !tabSight.isSeen()) return;
    say({ is: 'reading?' });
    expectWord(ANSWER_MS, () => queue(true));
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.is === 'sight') return sight.ask();
    if (data.is === 'reading?') return stopReading && say({ is: 'reading', isConnected, told });
    expectWord(SILENCE_MS, makeSure);
    if (data.is === 'refused') return reader.onRefused?.();
    if (data.is === 'connected') [isConnected, told, isBehind] = [true, 0, true];
    if (data.is === 'event') {
      isBehind ||= data.told !== told + 1;
      told = data.told;
      reader.onEvent(data.event);
    }
    if (data.is === 'reading' && data.isConnected) {
      isBehind ||= !isConnected || data.told !== told;
      [isConnected, told] = [true, data.told];
    }
    if (isBehind) catchUp();
    return undefined;
  });
  const stopWatching = tabSight.watch(() => {
    if (tabSight.isSeen() && isBehind) catchUp();
    makeSure();
  });
  const stopListening = onSessionChange(({ is }) => is === 'ended' && close());
  queue(false);
  makeSure();

  function close(): void {
    over.abort();
    clearTimeout(patience);
    stopListening();
    stopWatching();
    stop();
    sight.close();
    channel.close();
  }
  return close;
}
