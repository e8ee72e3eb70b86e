/**
 * Marks: what filters ask of an application that no column of its own says, as words of the form `key:value`, kept beside
 * its card and made with it (product/applications.md#filters).
 */
import type { DocumentKind } from '../form.ts';
import { missingGates, type GateFacts } from '../moves.ts';
import { nextStages } from '../stages.ts';
import { EXONERATION_TYPES, PAYMENT_TYPES, type ExonerationType, type PaymentType } from '../values.ts';

/** Whether it may go on, or what it waits for. */
export const ADVANCES = ['READY', 'ANALYST', 'EPHESIAN', 'INTERVIEW', 'PAYMENT', 'CORRECTIONS'] as const;
type Advance = (typeof ADVANCES)[number];

/** Some correction is open; some came back from the applicant. */
export const CORRECTIONS = ['OPEN', 'BACK', 'NONE'] as const;
export const PAYMENTS = ['PENDING', ...PAYMENT_TYPES] as const;
export const EXONERATED = [...EXONERATION_TYPES, 'NONE'] as const;
/** Bands are few; a rank above the last is found by none. */
export const CLASSIFICATIONS = ['NONE', 'BELOW', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** At least so many whole days in the present stage. */
export const DAYS_IN_STAGE = ['3', '5', '10', '15', '30', '60', '90'] as const;

/** What the marks of an application are made of. */
export interface MarkFacts extends GateFacts {
  /** Of the open corrections, those that came back. */
  answeredCorrections: number;
  paymentType: PaymentType | null;
  exonerationType: ExonerationType | null;
  classification: string;
  tags: readonly number[];
  /** Documents that its form asks for and that are not there. */
  missingDocuments: readonly DocumentKind[];
}

const WAITS_FOR: Readonly<Record<string, Advance>> = {
  'move.noAnalyst': 'ANALYST',
  'move.noEphesian': 'EPHESIAN',
  'move.interview': 'INTERVIEW',
  'move.notPaid': 'PAYMENT',
  'move.corrections': 'CORRECTIONS',
};

/** READY, or what keeps it from its next stage; nothing where no move by hand leads on (product/stages.md#gates). */
export function advanceOf(facts: GateFacts): Advance[] {
  if (!nextStages(facts.status).some((to) => to !== 'REJECTED')) return [];
  const missing = missingGates(facts).flatMap(({ code }) => WAITS_FOR[code] ?? []);
  return missing.length === 0 ? ['READY'] : missing;
}

/** A filter's value as it stands among the marks. */
export const markOf = (key: string, value: string | number): string => `${key}:${value}`;

export function marksOf(facts: MarkFacts): string[] {
  const { openCorrections: open, answeredCorrections: back } = facts;
  const values: Readonly<Record<string, readonly (string | number)[]>> = {
    advance: advanceOf(facts),
    corrections: [open > 0 ? 'OPEN' : 'NONE', ...(back > 0 ? ['BACK'] : [])],
    payment: [facts.paymentStatus === 'PENDING' ? 'PENDING' : (facts.paymentType ?? 'ONLINE')],
    exonerated: [facts.exonerationType ?? 'NONE'],
    classification: [facts.classification],
    tag: facts.tags.length > 0 ? facts.tags : ['none'],
    missing: facts.missingDocuments,
  };
  return Object.entries(values).flatMap(([key, of]) => of.map((value) => markOf(key, value)));
}
