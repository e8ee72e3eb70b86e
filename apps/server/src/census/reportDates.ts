import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { reportTime, reportDateEndpoints, type ToldReportDates } from '@portal/contract/census/reportDates.ts';
import { nextCensus, whyNotReportDates, type Quarter, type ReportDates } from '@portal/domain/census/dates.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import { defineParameter } from '../settings/parameter.ts';
import './census.tables.ts';
import { inNetworkOn } from './network.ts';
import { versionedSetting } from '../settings/versions/versionedSetting.ts';

const dates = defineParameter('CENSUS_TIME', reportTime as z.ZodMiniType<ReportDates[]>);

/** The four pairs, in the order of the quarters. */
export const getReportTime = async (db: Db): Promise<readonly ReportDates[]> => (await dates.read(db)).value;

/** The report dates with what they come to: what goes out next, to how many churches, and what is still to be answered. */
export async function tellReportDates({ db, now }: Pick<StaffContext, 'db' | 'now'>): Promise<ToldReportDates> {
  const { value: time, version } = await dates.read(db);
  const today = newYorkDate(now);
  const next = nextCensus(time, now.getTime(), today);
  const running = await sql<{ id: number; year: number; quarter: Quarter; sending: string; deadline: string }>`
    select id, year, quarter, sending::text, deadline::text from census where deadline >= ${today}::date
    order by id`.execute(db);
  const newest = await db.selectFrom('census').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return {
    time: [...time],
    version,
    next: next
      ? {
          census: { id: next.id, year: next.year, quarter: next.quarter },
          sending: next.sending,
          deadline: next.deadline,
          churches: await countNetwork(db, next.sending),
        }
      : null,
    running: running.rows.map(({ sending, deadline, ...census }) => ({ census, sending, deadline })),
    newest: newest?.id ?? null,
  };
}

async function countNetwork(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ churches: number }>`
    select count(*)::int as churches from church where ${inNetworkOn(day)}`.execute(db);
  return rows[0]?.churches ?? 0;
}

/** Sets the dates; what went out already keeps its own. Refusals: `record.stale`, at its place what is wrong with a pair. */
export async function setReportDates(
  context: StaffContext,
  { body: { time: value, version } }: InputOf<typeof reportDateEndpoints.setReportDates>,
): Promise<null> {
  refuseFields(whyNotReportDates(value));
  await dates.set(context, { value, version }, () => tellReportDates(context));
  return null;
}

export const versionedReportDates = versionedSetting(
  dates.key,
  dates,
  reportDateEndpoints.setReportDates,
  (time: ReportDates[]) => ({ time }),
  setReportDates,
);
