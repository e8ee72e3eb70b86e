/** A quarterly report's answers as they stand in the form, and as they are sent: product/census.md#form. */
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { reasonRule } from '@portal/domain/census/answers.ts';
import { answerProblem, CENSUS_FIELDS, type CensusKey, type CensusValue } from '@portal/domain/census/form.ts';
import type { Problem } from '@portal/domain/problem.ts';

/** Where an answer stands, by the server's paths. */
export type Path = `values.${CensusKey}` | `reasons.${CensusKey}`;

export type Answers = Pick<CensusReport, 'values' | 'reasons' | 'version'>;

const keyOf = (path: Path): CensusKey => path.slice(path.indexOf('.') + 1) as CensusKey;
const isReason = (path: Path): boolean => path.startsWith('reasons.');

export function textAt({ values, reasons }: Pick<Answers, 'values' | 'reasons'>, path: Path): string {
  const value = isReason(path) ? reasons[keyOf(path)] : values[keyOf(path)];
  return value === null || value === undefined ? '' : String(value);
}

/** `1,200` and `1 200` are 1200; nothing here has decimals. */
const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** What a text means as an answer; what means none stays a text, in which the rule finds what is wrong. */
export function valueOf(key: CensusKey, text: string): CensusValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  switch (CENSUS_FIELDS[key].kind) {
    case 'count': {
      const digits = GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
      return /^\d{1,12}$/.test(digits) ? Number(digits) : trimmed;
    }
    case 'yesNo':
      return trimmed === 'true';
    case 'satisfaction':
    case 'text':
      return text;
  }
}

/** What is wrong with a text at its place, or nothing. */
export const problemAt = (path: Path, text: string): Problem | undefined =>
  isReason(path)
    ? text === ''
      ? undefined
      : reasonRule(text, '')
    : answerProblem(keyOf(path), valueOf(keyOf(path), text));

/** Texts by their places, as a draft is sent. */
export function draftOf(typed: Readonly<Partial<Record<Path, string>>>) {
  const values: Partial<Record<CensusKey, CensusValue>> = {};
  const reasons: Partial<Record<CensusKey, string | null>> = {};
  for (const [path, text] of Object.entries(typed) as [Path, string][]) {
    if (isReason(path)) reasons[keyOf(path)] = text === '' ? null : text;
    else values[keyOf(path)] = valueOf(keyOf(path), text);
  }
  return { values, reasons };
}
