/** Acts that wait for the connection instead of being lost with it. */
import { noteReached, pause } from './connection.ts';
import { ConnectionFailure } from './refusals.ts';
import { onSessionChange } from '../session/session.ts';
import { anySignal } from '../browser/signals.ts';

/** How an act that waits is heard of and given up. */
export interface Sending {
  signal: AbortSignal;
  /** After every try that got no answer. One that left the device may have arrived all the same. */
  onWaiting: (tries: { mayHaveArrived: boolean }) => void;
  /** After so long without an answer a try counts as lost. */
  patienceMs?: number;
}

/** Nothing more is sent: who asked for the act gave it up, or is no longer signed in. */
export class GivenUp extends Error {
  readonly mayHaveArrived: boolean;

  constructor(mayHaveArrived: boolean) {
    super('given up');
    this.name = 'GivenUp';
    this.mayHaveArrived = mayHaveArrived;
  }
}

let session = new AbortController();
onSessionChange(({ is }) => {
  if (is !== 'ended') return;
  session.abort();
  session = new AbortController();
});

/** Aborted when the present session ends: what one user asked for is not sent by the next. */
export const untilSignedOut = (): AbortSignal => session.signal;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Waited before a try that follows the return of the connection; it doubles, so that an unsteady one is not flooded. */
const FIRST_BREATH_MS = 250;
const PATIENCE_MS = 30_000;

const growing = (first: number, times: number): number => Math.min(first * 2 ** times, LONGEST_WAIT_MS);

/**
 * Does an act until the server answers it: after a try without an answer again when the connection is back, at the
 * latest after a growing pause. Every try must carry the same idempotency key. Fails with what the server refused, or
 * `GivenUp`, and that at once; a try already on its way is then left to itself.
 */
export async function untilAnswered<Answer>(
  act: () => Promise<Answer>,
  { signal, onWaiting, patienceMs = PATIENCE_MS }: Sending,
): Promise<Answer> {
  const over = anySignal(signal, untilSignedOut());
  let mayHaveArrived = false;
  let hurried = 0;
  for (let failures = 0; ; failures += 1) {
    if (over.aborted) throw new GivenUp(mayHaveArrived);
    // Where the browser knows of no network, nothing leaves the device.
    const leaves = navigator.onLine;
    try {
      return await answerOf(act(), patienceMs, over);
    } catch (error) {
      if (over.aborted || error instanceof ConnectionFailure) mayHaveArrived ||= leaves;
      if (over.aborted) throw new GivenUp(mayHaveArrived);
      if (!(error instanceof ConnectionFailure)) throw error;
    }
    onWaiting({ mayHaveArrived });
    if (await pause(growing(FIRST_WAIT_MS, failures), { untilBack: true, over })) {
      await pause(growing(FIRST_BREATH_MS, hurried), { untilBack: false, over });
      hurried += 1;
    }
  }
}

/** The try's answer; `ConnectionFailure` where it does not come in time, or the device lost and found its network since. */
async function answerOf<Answer>(answer: Promise<Answer>, patienceMs: number, over: AbortSignal): Promise<Answer> {
  const ended = new AbortController();
  const { signal } = ended;
  const lost = new Promise<never>((_, reject) => {
    const fail = () => reject(new ConnectionFailure());
    addEventListener('online', fail, { signal });
    over.addEventListener('abort', fail, { signal });
    if (!Number.isFinite(patienceMs)) return;
    const timer = setTimeout(() => {
      // A request that hangs is the only sign of some dead connections.
      if (navigator.onLine) noteReached(false);
      fail();
    }, patienceMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([answer, lost]);
  } finally {
    ended.abort();
  }
}
