/** A received report in words, before it becomes a file of any kind: product/census.md#files. */
import {
  CENSUS_FIELDS,
  CENSUS_FORM,
  CENSUS_SECTIONS,
  CENSUS_SUMS,
  sumOf,
  type CensusKey,
  type CensusSection,
  type CensusSum,
  type CensusValue,
} from '@portal/domain/census/form.ts';
import { censusLabel, type SayCensus } from '@portal/messages/census/censusLabel.ts';
import type { ExportWords } from '../../platform/lists/exportWords.ts';
import { answersOf, type ReportRow } from '../reportRow.ts';

/** Nothing is a blank answer, which is not 0. */
interface AnswerLine {
  label: string;
  answer: number | string | null;
  /** Why a figure changed by more than half. */
  reason: string | null;
}

export interface ReportSheet {
  /** Whose report of which quarter; what the file is called. */
  title: string;
  quarter: string;
  church: { name: string; city: string; country: string };
  /** `YYYY-MM-DD`, at its end in New York. */
  deadline: string;
  sentAt: Date;
  parts: { title: string; lines: AnswerLine[] }[];
}

/** Nothing of a report that was not received. */
export function reportSheet(row: ReportRow, words: ExportWords): ReportSheet | undefined {
  if (!row.sent_at) return undefined;
  const values = answersOf(row.columns);
  const say: SayCensus = (key, params) => words.say('censusForm', key, params);
  const lineOf = (key: CensusKey): AnswerLine => ({
    label: censusLabel(say, key),
    answer: answerOf(key, values[key], say),
    reason: row.reasons?.[key] ?? null,
  });
  const { year, quarter, city } = row;
  return {
    title: words.say('censusForm', 'file.name', { church: row.church_name, quarter, year }),
    quarter: words.say('reportChurches', 'quarterOf', { quarter, year }),
    church: { name: row.church_name, city, country: words.country(row.country) },
    deadline: row.deadline,
    sentAt: row.sent_at,
    parts: CENSUS_SECTIONS.map((section) => ({
      title: say(`section.${section}`),
      lines: [
        ...(Object.keys(CENSUS_FORM[section]) as CensusKey[]).map(lineOf),
        ...sumsIn(section).map((sum) => ({ label: say(`sum.${sum}`), answer: sumOf(sum, values), reason: null })),
      ],
    })),
  };
}

/** The sums of figures that stand in a section. */
const sumsIn = (section: CensusSection): CensusSum[] =>
  (Object.keys(CENSUS_SUMS) as CensusSum[]).filter((sum) =>
    CENSUS_SUMS[sum].every((key) => key in CENSUS_FORM[section]),
  );

function answerOf(key: CensusKey, value: CensusValue, say: SayCensus): number | string | null {
  if (typeof value === 'boolean') return say(value ? 'file.yes' : 'file.no');
  const isChoice = CENSUS_FIELDS[key].kind === 'satisfaction';
  return isChoice && value !== null ? say(`satisfaction.${value}` as 'satisfaction.SATISFIED') : value;
}
