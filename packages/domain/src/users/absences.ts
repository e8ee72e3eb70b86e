/** When somebody is away and who stands in for them meanwhile (product/assignments.md#absence). */
import { problem, type Problem } from '../problem.ts';

/** Days as New York has them, both included. */
export interface AwayDays {
  from: string;
  until: string;
}

export const isAway = ({ from, until }: AwayDays, today: string): boolean => from <= today && today <= until;

/** What is wrong with the days, at their fields: it ends before it begins, or is over. */
export const whyNotAway = ({ from, until }: AwayDays, today: string): Partial<Record<keyof AwayDays, Problem>> => ({
  ...(until < from ? { until: problem('field.range') } : until < today && { until: problem('field.notPast') }),
});
