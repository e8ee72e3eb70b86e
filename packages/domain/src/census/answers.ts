/** What a quarterly report needs before it is sent: product/census.md#form. */
import { paragraph } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';
import { answerProblem, CENSUS_FIELDS, CENSUS_KEYS, FIGURE_KEYS, type CensusKey, type CensusValue } from './form.ts';

type Answers = Readonly<Partial<Record<CensusKey, CensusValue>>>;
/** Why a figure changed as it did, by its key. */
export type Reasons = Readonly<Partial<Record<CensusKey, string | null>>>;

export const LONGEST_REASON = 500;
export const reasonRule = paragraph(LONGEST_REASON);

/** Whether a figure is more than half above or below the last one; a last one of blank or 0 compares with nothing. */
export const changesMuch = (last: CensusValue | undefined, now: CensusValue | undefined): boolean =>
  typeof last === 'number' && last !== 0 && typeof now === 'number' && 2 * Math.abs(now - last) > last;

/** The figures that need a reason beside them. */
export const figuresToExplain = (now: Answers, last: Answers | undefined): CensusKey[] =>
  FIGURE_KEYS.filter((key) => changesMuch(last?.[key], now[key]));

/**
 * Everything that keeps a report from being sent, at its place: `values.KEY` of what is missing (`field.required`) or no
 * longer holds, `reasons.KEY` (`census.reason`) of what changed by more than half since the last report that was received.
 */
export function whyNotSend(values: Answers, reasons: Reasons, last: Answers | undefined): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const key of CENSUS_KEYS) {
    const field = CENSUS_FIELDS[key];
    const value = values[key] ?? null;
    const isMissing = value === null && field.kind === 'count' && field.needed === true;
    const wrong = isMissing ? problem('field.required') : answerProblem(key, value);
    if (wrong) found[`values.${key}`] = wrong;
  }
  for (const key of figuresToExplain(values, last)) {
    if (!reasons[key]) found[`reasons.${key}`] = problem('census.reason');
  }
  return found;
}
