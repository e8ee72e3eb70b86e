/** How a church is chased for the report that it owes: product/census.md#chasing. */
import { addDays } from '../days.ts';
import { problem, type Problem } from '../problem.ts';
import { whyNotAnswer, type CensusState } from './states.ts';

/** What decides whether a church is reminded by hand, and what is done next. */
export interface ChaseFacts {
  state: CensusState;
  /** The church's days are over. */
  closed: boolean;
  /** Somebody who leads it has an active account. */
  reachable: boolean;
  /** By hand, about this report. */
  remindedToday: boolean;
}

/** `census.sent`, `census.closed`, `census.expired`, `census.reminded` or `census.unreachable`: no reminder goes out now. */
export function whyNotRemind({ state, closed, reachable, remindedToday }: ChaseFacts): Problem[] {
  const settled = whyNotAnswer(state, closed);
  if (settled.length > 0) return settled;
  if (remindedToday) return [problem('census.reminded')];
  return reachable ? [] : [problem('census.unreachable')];
}

/** What is done next about a report that is owed, the quickest first. */
export const NEXT_STEPS = ['REMIND', 'CALL', 'WAIT', 'REOPEN'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** So many reminders by hand without an answer, and a call is better. */
export const REMINDERS_BEFORE_CALL = 2;
/** From so many days before the deadline on a call is better too. */
export const CALL_DAYS = 3;

interface StepFacts extends Omit<ChaseFacts, 'remindedToday'> {
  deadline: string;
  /** Reminded by hand or called, about this report. */
  contactedToday: boolean;
  /** By hand, about this report. */
  reminders: number;
}

/** The next step, or nothing where nothing is owed: the report was received, or the church is closed. Days as `YYYY-MM-DD`. */
export function nextStep(facts: StepFacts, today: string): NextStep | null {
  const { state, closed, reachable, contactedToday, reminders, deadline } = facts;
  if (state === 'SEND' || closed) return null;
  if (state === 'EXPIRED') return 'REOPEN';
  if (contactedToday) return 'WAIT';
  const isLate = addDays(today, CALL_DAYS) >= deadline;
  return !reachable || isLate || reminders >= REMINDERS_BEFORE_CALL ? 'CALL' : 'REMIND';
}

/** How a report that was due came in. */
export const OUTCOMES = ['ON_TIME', 'LATE', 'MISSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** The record reaches so many quarters back: three years. */
export const RECORD_QUARTERS = 12;

/** How many came in how. */
export const countOutcomes = (record: readonly Outcome[]) => ({
  due: record.length,
  onTime: record.filter((outcome) => outcome === 'ON_TIME').length,
  late: record.filter((outcome) => outcome === 'LATE').length,
  missed: record.filter((outcome) => outcome === 'MISSED').length,
});
