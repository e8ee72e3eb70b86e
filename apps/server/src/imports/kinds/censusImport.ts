import { sql } from 'kysely';
import { CENSUS_FIELDS, CENSUS_KEYS, type CensusKey, type CensusValue } from '@portal/domain/census/form.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { problem } from '@portal/domain/problem.ts';
import { labelInBoth } from '../../census/tellCensusForm.ts';
import {
  checkPastReport,
  churchNamed,
  findPastReport,
  forgetPastReport,
  namesOfReports,
  recordPastReport,
  replacePastReport,
  restorePastReport,
  type PastReport,
  type ReportBefore,
} from '../../census/pastReports.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { defineImport, type RowValues } from './importKind.ts';

/** Figures of quarters that are over, a report a row (product/imports.md#census). */
export const censusImport = defineImport<PastReport, ReportBefore>({
  kind: 'CENSUS',
  right: 'business.census.edit',
  subject: 'report_id',
  table: 'census_report',
  isFresh: sql<boolean>`true`,
  labels: (field) => (isKey(field) ? LANGUAGES.map((language) => labelInBoth(field)[language]) : []),
  async bodyOf(context, values) {
    const church = await churchNamed(context, {
      number: values['churchNumber'],
      name: values['churchName'],
      country: values['country'],
    });
    const asked = { church, year: numberOf(values['year']), quarter: numberOf(values['quarter']) };
    return checkPastReport(context, { ...asked, values: answersOf(values) });
  },
  find: ({ db }, body) => findPastReport(db, body),
  create: recordPastReport,
  merge: replacePastReport,
  async versionOf(db, id) {
    const row = await db.selectFrom('census_report').select('version').where('id', '=', id).executeTakeFirst();
    return row?.version;
  },
  remove: forgetPastReport,
  restore: restorePastReport,
  namesOf: namesOfReports,
});

const isKey = (field: string): field is CensusKey => Object.hasOwn(CENSUS_FIELDS, field);
const numberOf = (text = ''): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** As the form has them: a figure that is none stays as it is written, for the form's rule to refuse. */
function answersOf(values: RowValues): PastReport['values'] {
  const given = CENSUS_KEYS.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]] as const]));
  refuseFields(
    Object.fromEntries(
      given.map(([key, text]) => [
        key,
        CENSUS_FIELDS[key].kind === 'yesNo' && text !== 'true' && text !== 'false'
          ? problem('field.choice')
          : undefined,
      ]),
    ),
  );
  return Object.fromEntries(given.map(([key, text]): [CensusKey, CensusValue] => [key, answerOf(key, text)]));
}

function answerOf(key: CensusKey, text: string): CensusValue {
  const { kind } = CENSUS_FIELDS[key];
  if (kind === 'yesNo') return text === 'true';
  return kind === 'count' && /^\d{1,15}$/.test(text) ? Number(text) : text;
}
