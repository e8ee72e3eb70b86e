import type { Card } from '@portal/contract/applications/card.ts';
import { missingGates, type GateFacts } from '@portal/domain/applications/moves.ts';
import type { ProblemCode } from '@portal/domain/problem.ts';
import { gateFacts } from '@portal/contract/applications/fullCard.ts';

const NAMES = {
  'move.noAnalyst': 'analyst',
  'move.noEphesian': 'ephesian',
  'move.interview': 'interview',
  'move.notPaid': 'paid',
  'move.corrections': 'corrections',
} as const satisfies Partial<Record<ProblemCode, string>>;

export type GateName = (typeof NAMES)[keyof typeof NAMES];
export interface Gate {
  name: GateName;
  done: boolean;
}

const nameOf = (code: string): GateName[] => (code in NAMES ? [NAMES[code as keyof typeof NAMES]] : []);

/** Nothing done: what the domain then misses is the list of the stage's gates. */
const NOTHING_DONE: Omit<GateFacts, 'status'> = {
  assignees: { analyst: null, supervisor: null, manager: null, ephesian: null },
  paymentStatus: 'PENDING',
  openCorrections: 1,
  interviewResult: null,
  interviewWaived: false,
};

/** The gates before the next stage, each with whether it is met; none where the stage has none. */
export function gatesOf(card: Card): Gate[] {
  const facts = gateFacts(card);
  const missing = missingGates(facts).flatMap(({ code }) => nameOf(code));
  return missingGates({ ...NOTHING_DONE, status: facts.status })
    .flatMap(({ code }) => nameOf(code))
    .map((name) => ({ name, done: !missing.includes(name) }));
}
