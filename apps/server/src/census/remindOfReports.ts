import { sql } from 'kysely';
import * as z from 'zod/mini';
import { REMINDERS } from '@portal/domain/census/states.ts';
import { addDays } from '@portal/domain/days.ts';
import { NEW_YORK, newYorkDate } from '../platform/clock.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import type { Db } from '../platform/database/tables.ts';
import './census.tables.ts';
import { mailReports } from './mailReports.ts';
import { inNetworkOn } from './network.ts';

const AT_ONCE = 200;
const FIRST = Math.max(...REMINDERS);

/** The reminder that a day asks for, as `reminderAt` has it, of reports that are due within the first. */
const dueOn = (today: string) =>
  sql`(case ${sql.join(
    REMINDERS.toReversed().map((days) => sql`when deadline <= ${addDays(today, days)}::date then ${days}::int`),
    sql` `,
  )} end)`;

/** Those whose reminder was not written; nothing is written for a church that left the network. */
export const toRemind = async (db: Db, today: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from census_report
    where sent_at is null and deadline between ${today}::date and ${addDays(today, FIRST)}::date
      and reminded is distinct from ${dueOn(today)}
    order by deadline, id limit ${AT_ONCE} for no key update skip locked`.execute(db);
  return rows.map(({ id }) => id);
};

/** Reminds churches 14, 7 and 1 days before the deadline of what they owe (product/census.md#sending), once each. */
export const remindOfReports = defineJob({
  name: 'census.remind',
  schema: z.object({}),
  cron: { expression: '0 8 * * *', zone: NEW_YORK },
  async work(context) {
    const { database, now, signal } = context;
    const today = newYorkDate(now);
    let found = AT_ONCE;
    while (found === AT_ONCE) {
      signal.throwIfAborted();
      found = await database.transaction(async (db) => {
        const ids = await toRemind(db, today);
        const reminded = await sql<{ id: number; owes: boolean }>`
          update census_report set reminded = ${dueOn(today)} from church
          where census_report.id = any(${ids}::bigint[]) and church.id = church_id
          returning census_report.id, ${inNetworkOn(today)} as owes`.execute(db);
        const owing = reminded.rows.filter(({ owes }) => owes).map(({ id }) => id);
        await mailReports(context, db, owing, 'censusReminder');
        return reminded.rows.length;
      });
    }
  },
});
