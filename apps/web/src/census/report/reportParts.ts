/** The parts of a quarterly report as they are gone through, and what is to be mended in each: product/census.md#form. */
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { figuresToExplain, whyNotSend } from '@portal/domain/census/answers.ts';
import {
  CENSUS_FORM,
  CENSUS_KEYS,
  CENSUS_SECTIONS,
  CENSUS_SUMS,
  type CensusKey,
  type CensusSection,
  type CensusSum,
  type CensusValues,
} from '@portal/domain/census/form.ts';
import { problem, type Problem } from '@portal/domain/problem.ts';
import { textIn, type Filling } from './reportStore.ts';
import { problemAt, valueOf, type Path } from './typedReport.ts';

export const keysOf = (section: CensusSection): CensusKey[] => Object.keys(CENSUS_FORM[section]) as CensusKey[];

const SUMS = Object.keys(CENSUS_SUMS) as CensusSum[];
/** What is added up of a part. */
export const sumsOf = (section: CensusSection): CensusSum[] =>
  SUMS.filter((sum) => CENSUS_SUMS[sum].some((key) => SECTION_OF[key] === section));

const SECTION_OF = Object.fromEntries(
  CENSUS_SECTIONS.flatMap((section) => keysOf(section).map((key) => [key, section])),
) as Record<CensusKey, CensusSection>;

export const keyAt = (path: Path): CensusKey => path.slice(path.indexOf('.') + 1) as CensusKey;
export const sectionOf = (path: Path): CensusSection => SECTION_OF[keyAt(path)];

/** What stands in the form, as answers; what is none yet is blank. */
export const answersIn = (filling: Filling): CensusValues =>
  Object.fromEntries(
    CENSUS_KEYS.map((key) => {
      const text = textIn(filling, `values.${key}`);
      return [key, problemAt(`values.${key}`, text) ? null : valueOf(key, text)];
    }),
  ) as CensusValues;

/** The figures that changed by more than half since the last report that was received. */
export const toExplain = (filling: Filling, past: CensusReport['past']): ReadonlySet<CensusKey> =>
  new Set(figuresToExplain(answersIn(filling), past[0]?.values));

/** What is wrong as it stands, at its place: told while it is typed. */
function wrongNow(filling: Filling): Partial<Record<Path, Problem>> {
  const found: Partial<Record<Path, Problem>> = {};
  for (const [path, { text }] of Object.entries(filling.typed) as [Path, { text: string }][]) {
    const wrong = problemAt(path, text);
    if (wrong) found[path] = wrong;
  }
  return found;
}

/** Everything that keeps the report from being sent, in the order of the form. */
export function leftToDo(filling: Filling, past: CensusReport['past']): Path[] {
  const reasons = Object.fromEntries(CENSUS_KEYS.map((key) => [key, textIn(filling, `reasons.${key}`) || null]));
  const found = new Set([
    ...Object.keys(whyNotSend(answersIn(filling), reasons, past[0]?.values)),
    ...Object.keys(wrongNow(filling)),
    ...Object.keys(filling.refused),
    ...Object.keys(filling.others),
  ]);
  return CENSUS_KEYS.flatMap((key): Path[] => [`values.${key}`, `reasons.${key}`]).filter((path) => found.has(path));
}

/** What is missing at a place of a report that is about to be sent. */
export const missingAt = (filling: Filling, past: CensusReport['past'], path: Path): Problem | undefined =>
  path in filling.others
    ? undefined
    : (wrongNow(filling)[path] ?? (path.startsWith('reasons.') ? problem('census.reason') : problem('field.required')));
