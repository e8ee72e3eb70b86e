import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Attendee, LetIn } from '@portal/contract/events/checkIn.ts';
import { call, presentOf } from '../../../platform/network/api.ts';
import { ApiRefusal, ConnectionFailure } from '../../../platform/network/refusals.ts';
import type { KeptAct } from './actQueue.ts';

export type Answered =
  | { is: 'in'; letIn: LetIn }
  | { is: 'refused'; problem: FieldProblem; attendee: Attendee | undefined }
  | { is: 'unanswered' };

/** Longer nobody waits at a door: what the device knows decides then. */
const PATIENCE_MS = 6_000;

/** Of what stands between here and the server. */
const FROM_BETWEEN: readonly number[] = [502, 503, 504];

/** Says nothing about the act: the session is over, whoever is signed in may not, or the server has too much to do. */
const ABOUT_THE_SENDER: readonly number[] = [401, 403, 429];

/**
 * Sends an act to the server under its key; `late`: what was done before, with the device's times. An act that is no answer to
 * the question stays as it is. Fails as calls do where the server has a defect.
 */
export async function sendAct({ key, event, asked, at }: KeptAct, { late }: { late: boolean }): Promise<Answered> {
  const over = AbortSignal.timeout(PATIENCE_MS);
  const iso = (time: number) => new Date(time).toISOString();
  const device = late ? { device: { at: iso(at), sentAt: iso(Date.now()) } } : {};
  try {
    const body = { key, ...asked, ...device };
    return { is: 'in', letIn: await call('checkIn', { params: { id: event }, body, signal: over }) };
  } catch (error) {
    if (error instanceof ConnectionFailure || over.aborted) return { is: 'unanswered' };
    if (!(error instanceof ApiRefusal)) throw error;
    if (FROM_BETWEEN.includes(error.status)) return { is: 'unanswered' };
    const isOfSender = error.status === 401 || (late && ABOUT_THE_SENDER.includes(error.status));
    if (isOfSender || (late && error.status >= 500)) return { is: 'unanswered' };
    const [first] = error.problems;
    if (!first || error.has('GE005')) throw error;
    return { is: 'refused', problem: first, attendee: presentOf('checkIn', error) ?? undefined };
  }
}
