import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { newYorkDate } from '../../src/platform/clock.ts';
import type { TestServer } from '../buildTestServer.ts';
import { any, is } from '../naive.ts';

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
    silence: ({ silence }: ReportChurch, value: string) => silence >= Number(value),
  };
}
