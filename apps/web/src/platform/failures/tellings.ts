/**
 * Reports to the administrators that are being written, by the failure they tell of. They are kept outside of the
 * components: a part of the screen that failed is loaded again when the connection is back, and if it fails again, a new
 * component shows the failure and must find the report as the person left it: half written, on its way, or sent.
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
/** How long it is remembered that a report was sent, once no failure shows it: a later failure is not yet reported. */
const TOLD_MS = 10_000;

const tellings = new Map<string, Telling>();
const sent = new Map<string, { words: string; key: string }>();
const shown = new Set<string>();
const listeners = new Set<() => void>();

/**
 * A key for the report of a failure, held while a component subscribes. Failures that look alike (`like`) share keys in
 * turn: a free one is taken over with what was written under it, and while all are shown there is a further one.
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
