/**
 * Reports to the administrators that are being written, by the failure they tell of. They lie outside of the components:
 * a part that failed is read anew when the connection comes back, and where it fails again another element stands
 * there, which goes on with what was written, sent or told.
 */
import { call } from '../network/api.ts';
import { randomId } from '../browser/randomId.ts';
import { onSessionChange } from '../session/session.ts';

interface Telling {
  step: 'closed' | 'open' | 'told';
  words: string;
  sending: boolean;
  /** Why the last try to send it failed. */
  failure: unknown;
}

/** What goes along with the words. */
export interface Facts {
  codes: string[];
  fault: string | null;
  requestId: string | null;
  screen: string;
  build: string;
}

const CLOSED: Telling = { step: 'closed', words: '', sending: false, failure: undefined };
/** *Told* stays this long where nobody shows it: it must not be taken for the next failure's. */
const TOLD_MS = 10_000;

const tellings = new Map<string, Telling>();
const sent = new Map<string, { words: string; key: string }>();
const shown = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The place of a failure's telling, for as long as somebody subscribes: that of one like it which is no longer shown, else
 * a new one.
 */
export function placeLike(like: string) {
  let place: string | undefined;
  return {
    place: () => place,
    subscribe: () => {
      let claimed = like;
      for (let number = 2; shown.has(claimed); number += 1) claimed = `${like} ${number}`;
      shown.add(claimed);
      place = claimed;
      return () => leave(claimed);
    },
  };
}

function leave(place: string): void {
  shown.delete(place);
  const forget = () => {
    if (!shown.has(place) && tellingAt(place).step === 'told') drop(place);
  };
  if (tellingAt(place).step === 'told') setTimeout(forget, TOLD_MS);
}

export const tellingAt = (place: string): Telling => tellings.get(place) ?? CLOSED;

export function onTellings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeTelling(place: string, change: Partial<Telling>): void {
  tellings.set(place, { ...tellingAt(place), ...change });
  listeners.forEach((listener) => listener());
}

/** Sends the report; never throws. The same words again, after an answer that was lost, are the same report. */
export async function sendTelling(place: string, facts: Facts): Promise<void> {
  const { words, sending } = tellingAt(place);
  if (sending) return;
  const before = sent.get(place);
  const key = before?.words === words ? before.key : randomId();
  sent.set(place, { words, key });
  changeTelling(place, { sending: true, failure: undefined });
  try {
    await call('reportProblem', { body: { ...facts, words }, idempotencyKey: key });
    sent.delete(place);
    changeTelling(place, { ...CLOSED, step: 'told' });
    if (!shown.has(place)) leave(place);
  } catch (failure) {
    changeTelling(place, { sending: false, failure });
  }
}

function drop(place: string): void {
  tellings.delete(place);
  listeners.forEach((listener) => listener());
}

onSessionChange(() => {
  tellings.clear();
  sent.clear();
  listeners.forEach((listener) => listener());
});
