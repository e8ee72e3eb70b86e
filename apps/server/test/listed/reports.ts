import { sql } from 'kysely';
import type { ReportChurch } from '@portal/contract/census/reports.ts';
import type { CensusComment } from '@portal/contract/census/satisfaction.ts';
import type { TestServer } from '../buildTestServer.ts';
import { any, is } from '../naive.ts';

/** Whether a comment of a quarterly report as it is told fits a value of a filter. */
export const COMMENT_FITS = {
  census: ({ census }: CensusComment, value: string) => is(census.id, value),
  country: ({ country }: CensusComment, value: string) => any(country, value),
  // In turns, as the rows were made.
  ephesian: ({ church }: CensusComment, value: string) => (church.id % 3 === 0) === (value === 'none'),
  answer: ({ answer }: CensusComment, value: string) => is(answer ?? 'NONE', value),
};

/** The same of a church in the list of reports. */
export const REPORT_CHURCH_FITS = {
  state: ({ last }: ReportChurch, value: string) => any(last?.state, value),
  country: ({ country }: ReportChurch, value: string) => any(country, value),
  ephesian: ({ last }: ReportChurch, value: string) => is(last?.ephesian?.id ?? 'none', value),
  silence: ({ silence }: ReportChurch, value: string) => silence >= Number(value),
  census: ({ last }: ReportChurch, value: string) => is(last?.census.id, value),
  vision: ({ last }: ReportChurch, value: string) => is(last?.vision, value),
  care: ({ last }: ReportChurch, value: string) => is(last?.care, value),
};

export async function newestCensus(portal: TestServer): Promise<string> {
  const { rows } = await portal.database.read((db) =>
    sql<{ id: number }>`select max(id)::int as id from census`.execute(db),
  );
  return String(rows[0]?.id);
}
