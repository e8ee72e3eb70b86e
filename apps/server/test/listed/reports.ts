import { sql } from 'kysely';
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import type { CensusComment } from '@portal/contract/census/satisfaction.ts';
import { newYorkDate } from '../../src/platform/clock.ts';
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

/** Whether a church as it is told fits a filter of the list of churches with their reports. */
export async function reportFits({ database, clock }: TestServer) {
  const newest = await database.read((db) =>
    db.selectFrom('census').select('id').orderBy('id', 'desc').executeTakeFirst(),
  );
  return {
    quarter: ({ last }: ReportChurch, value: string) => (last?.census.id === newest?.id) === (value === 'newest'),
    state: ({ last }: ReportChurch, value: string) => any(last?.state, value),
    step: ({ chase }: ReportChurch, value: string) => any(chase?.step, value),
    contact: ({ chase }: ReportChurch, value: string) => {
      if (!chase?.contact) return value === 'never';
      const isToday = newYorkDate(new Date(chase.contact.at)) === newYorkDate(clock.now());
      return value === (isToday ? 'today' : 'earlier');
    },
    country: ({ country }: ReportChurch, value: string) => any(country, value),
    ephesian: ({ last }: ReportChurch, value: string) => is(last?.ephesian?.id ?? 'none', value),
    census: ({ last }: ReportChurch, value: string) => is(last?.census.id, value),
    vision: ({ last }: ReportChurch, value: string) => is(last?.vision, value),
    care: ({ last }: ReportChurch, value: string) => is(last?.care, value),
    silence: ({ silence }: ReportChurch, value: string) => silence >= Number(value),
  };
}

export async function newestCensus(portal: TestServer): Promise<string> {
  const { rows } = await portal.database.read((db) =>
    sql<{ id: number }>`select max(id)::int as id from census`.execute(db),
  );
  return String(rows[0]?.id);
}
