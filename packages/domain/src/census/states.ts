/** How a quarterly report stands, and who may do what with it then: product/census.md#states. */
import { addDays } from '../days.ts';
import { problem, type Problem } from '../problem.ts';

export const CENSUS_STATES = ['CENSUS_WITHOUT_STARTING', 'INCOMPLETE', 'SEND', 'EXPIRED', 'PENDING'] as const;
export type CensusState = (typeof CENSUS_STATES)[number];

/** What a report's state follows from; no state is kept. Days are `YYYY-MM-DD`, in New York. */
export interface CensusFacts {
  /** The last day on which it may be sent. */
  deadline: string;
  started: boolean;
  sent: boolean;
  /** It was given another deadline. */
  reopened: boolean;
}

export function censusStateOf({ deadline, started, sent, reopened }: CensusFacts, today: string): CensusState {
  if (sent) return 'SEND';
  if (today > deadline) return 'EXPIRED';
  if (started) return 'INCOMPLETE';
  return reopened ? 'PENDING' : 'CENSUS_WITHOUT_STARTING';
}

export const CENSUS_ACTS = ['start', 'edit', 'view', 'download', 'reopen'] as const;
export type CensusAct = (typeof CENSUS_ACTS)[number];

/** The acts of each state, the first of them as the one that is offered at once. */
const ACTS: Readonly<Record<CensusState, readonly CensusAct[]>> = {
  CENSUS_WITHOUT_STARTING: ['start', 'reopen'],
  INCOMPLETE: ['edit', 'reopen'],
  SEND: ['download', 'view'],
  EXPIRED: ['view', 'reopen'],
  PENDING: ['start', 'reopen'],
};

/** Whoever looks: the church that owes the report, staff who may edit reports, and staff who read them. */
export type CensusReader = 'church' | 'editor' | 'reader';
const MAY: Readonly<Record<CensusReader, readonly CensusAct[]>> = {
  church: ['start', 'edit', 'view', 'download'],
  editor: CENSUS_ACTS,
  reader: ['view', 'download'],
};

/** What this reader may do; a church that was closed answers nothing more. */
export const censusActs = (state: CensusState, reader: CensusReader, churchClosed = false): CensusAct[] =>
  ACTS[state].filter((act) => MAY[reader].includes(act) && (!churchClosed || act === 'view' || act === 'download'));

/** Whether a church's days hold the day; its last one does. */
export const isChurchOpen = (church: { validFrom: string; validTo: string | null }, day: string): boolean =>
  church.validFrom <= day && (church.validTo === null || day <= church.validTo);

/** `census.sent`, `census.expired` or `census.closed`: nothing is answered any more. */
export function whyNotAnswer(state: CensusState, churchClosed: boolean): Problem[] {
  if (state === 'SEND') return [problem('census.sent')];
  if (churchClosed) return [problem('census.closed')];
  return state === 'EXPIRED' ? [problem('census.expired')] : [];
}

/** No exception reaches further. */
const LONGEST_EXCEPTION_DAYS = 90;

/** `census.sent` or `census.closed`: it is not given another deadline. */
export function whyNotReopen(state: CensusState, churchClosed: boolean): Problem[] {
  if (state === 'SEND') return [problem('census.sent')];
  return churchClosed ? [problem('census.closed')] : [];
}

/** `census.deadline`: the new one lies after the one that there is, not before today, and not too far from it. */
export const newDeadlineProblem = (deadline: string, present: string, today: string): Problem | undefined =>
  deadline > present && deadline >= today && deadline <= addDays(today, LONGEST_EXCEPTION_DAYS)
    ? undefined
    : problem('census.deadline', { length: LONGEST_EXCEPTION_DAYS });

/** How many days before the deadline a church is reminded. */
export const REMINDERS = [14, 7, 1] as const;

/** Which reminder a day asks for: the last that was due; null before the first and after the deadline. */
export function reminderAt(deadline: string, today: string): (typeof REMINDERS)[number] | null {
  if (today > deadline) return null;
  return REMINDERS.findLast((days) => today >= addDays(deadline, -days)) ?? null;
}
