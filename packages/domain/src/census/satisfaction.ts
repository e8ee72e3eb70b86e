/** What the vision report and the pastoral-care report count of a quarter: product/census.md#totals. */
import type { PlainPermission } from '../access/permissions.ts';
import type { CensusKey } from './form.ts';

/** Both are one report over two questions: what is asked, where its comment stands, and who reads it. */
export const SATISFACTION_REPORTS = {
  vision: { answer: 'visionSatisfaction', comment: 'visionComment', right: 'business.report.vision' },
  care: { answer: 'careSatisfaction', comment: 'careComment', right: 'business.report.pastoral.care' },
} as const satisfies Record<string, { answer: CensusKey; comment: CensusKey; right: PlainPermission }>;
export type SatisfactionReport = keyof typeof SATISFACTION_REPORTS;

/** Counts of reports: all, those that were received, those whose deadline passed without them, and what the received ones chose. */
export interface CensusCounts {
  generated: number;
  received: number;
  expired: number;
  satisfied: number;
  dissatisfied: number;
}

export const NO_COUNTS: CensusCounts = { generated: 0, received: 0, expired: 0, satisfied: 0, dissatisfied: 0 };

export interface CensusTotals extends CensusCounts {
  /** Still owed: the expired stand apart. */
  pending: number;
}

/** Picks the counts out of whatever has them, and adds what is still owed. */
export const totalsOf = ({ generated, received, expired, satisfied, dissatisfied }: CensusCounts): CensusTotals => ({
  generated,
  received,
  pending: generated - received - expired,
  expired,
  satisfied,
  dissatisfied,
});

/** A part of a whole, from 0 to 1; null where there is no whole to speak of. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Over how many the percentages of satisfaction are: received answers that chose. */
export const choseIn = ({ satisfied, dissatisfied }: Pick<CensusCounts, 'satisfied' | 'dissatisfied'>): number =>
  satisfied + dissatisfied;
