import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { dueCensuses, type PlannedCensus } from '@portal/domain/census/dates.ts';
import { reminderAt } from '@portal/domain/census/states.ts';
import { NEW_YORK, newYorkDate } from '../platform/clock.ts';
import { defineJob, type JobContext } from '../platform/jobs/defineJob.ts';
import type { Db } from '../platform/database/tables.ts';
import './census.tables.ts';
import { mailReports } from './mailReports.ts';
import { admittedOf, inNetworkOn } from './network.ts';
import { getReportTime } from './reportDates.ts';

const AT_ONCE = 100;

/**
 * Sends the quarter's census out once its hour has come (product/census.md#sending). It looks for what is due instead of
 * being told: a time without jobs is made up for, as long as the deadline has not passed. A census is made once by its id,
 * a report once by its church; some at a time, in the order of the churches, so that whoever takes it up goes on there.
 */
export const sendCensuses = defineJob({
  name: 'census.send',
  schema: z.object({}),
  cron: { expression: '*/5 * * * *', zone: NEW_YORK },
  async work(context) {
    const { database, now, signal } = context;
    const today = newYorkDate(now);
    const time = await database.read(getReportTime);
    const due = dueCensuses(time, now.getTime(), today);
    if (due.length > 0) await database.transaction((db) => openCensuses(db, due, now));
    for (const census of await database.read((db) => unfinished(db, today))) {
      let more = true;
      while (more) {
        signal.throwIfAborted();
        const began = performance.now();
        more = await database.transaction((db) => makeReports(context, db, census));
        // As long as it took: half of the machine is for whoever works meanwhile.
        if (more) await pause(performance.now() - began, undefined, { signal });
      }
    }
  },
});

const openCensuses = (db: Db, due: readonly PlannedCensus[], now: Date) =>
  db
    .insertInto('census')
    .values(
      due.map(({ id, year, quarter, sending, deadline }) => ({
        id,
        year,
        quarter,
        sending,
        deadline,
        created_at: now,
        completed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

interface Unfinished {
  id: number;
  sending: string;
  deadline: string;
}

/** Those of which not every church has its report. */
async function unfinished(db: Db, today: string): Promise<Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    select id, sending::text, deadline::text from census
    where completed_at is null and deadline >= ${today}::date order by id`.execute(db);
  return rows;
}

/** By the leader's association by hand, else by the country. */
const IN_CHARGE = sql`coalesce(
  (select region_person.ephesian_id from region_person where person_id in (select application.person_id from ${admittedOf()})
    order by person_id desc limit 1),
  (select region_country.ephesian_id from region_country where region_country.country = church.country))`;

/** Makes the next reports of a census, with their mails; answers whether there may be more. */
async function makeReports(context: JobContext, db: Db, { id, sending, deadline }: Unfinished): Promise<boolean> {
  const { now } = context;
  // Whoever else makes them waits, and goes on behind these.
  const held = await sql`select 1 from census where id = ${id} and completed_at is null for no key update`.execute(db);
  if (held.rows.length === 0) return false;
  const made = await sql<{ id: number }>`
    insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, reminded)
    select ${id}, church.id, church.name, church.country, ${IN_CHARGE}, ${deadline}::date,
      ${reminderAt(deadline, newYorkDate(now))}::smallint
    from church where ${inNetworkOn(sending)}
      and church.id > coalesce((select max(church_id) from census_report where census_id = ${id}), 0)
    order by church.id limit ${AT_ONCE}
    returning id`.execute(db);
  await mailReports(
    context,
    db,
    made.rows.map((report) => report.id),
    'censusOpened',
  );
  if (made.rows.length === AT_ONCE) return true;
  await db.updateTable('census').set({ completed_at: now }).where('id', '=', id).execute();
  await tellEphesians(db, id, now);
  return false;
}

/** Tells those in charge of the churches at the bell, once a quarter, in the transaction that completes it (product/notifications.md#bell). */
const tellEphesians = (db: Db, id: number, now: Date) =>
  sql`
    select tell_notice(
      (select array_agg(distinct ephesian_id) from census_report where census_id = ${id} and ephesian_id is not null),
      'CENSUS_OPENED', ${id}, null, ${now})`.execute(db);
