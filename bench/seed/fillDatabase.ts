import { sql } from 'kysely';
import { Client } from 'pg';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { selectApplicationRows } from '../../apps/server/src/applications/applicationRow.ts';
import { keptOf } from '../../apps/server/src/applications/kept.ts';
import { applicantForm } from '../../apps/server/src/demo/corpus/applicantForm.ts';
import type { Db } from '../../apps/server/src/platform/database/tables.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { addApplicant, TABLES, type Batch, type World } from './batch.ts';
import { fillCensuses } from './censusRows.ts';
import { copyRows } from './copyRows.ts';
import { CORRECTIONS_EACH } from './correctionRows.ts';
import { fillDoor } from './doorRows.ts';
import { inventStaff } from './inventedStaff.ts';
import { fillNotifications } from './notificationRows.ts';
import { storeSeedFiles } from './seedFiles.ts';

/** Of a hundred, as after some years: most were decided long ago. */
const STAGES_IN_LIFE: readonly (readonly [Stage, number])[] = [
  ['UNFINISHED', 6],
  ['REJECT_BY_TAG', 2],
  ['COMPLETE', 4],
  ['PAID', 2],
  ['ANALYSIS', 4],
  ['COMPLETE_ANALYSIS', 2],
  ['INTERVIEW', 2],
  ['INTERVIEW_SUCCESS', 2],
  ['APPROVED', 3],
  ['SENT', 55],
  ['REJECTED', 18],
];
const SEED = 7;
const BATCH = 2500;
/** Of reports of every church: a year. */
const QUARTERS = 4;

/**
 * Fills an empty, migrated database with that many applications and all that hangs on them, a transaction for each
 * batch. The counters come from the table's own trigger. Refuses a database that already has applications.
 */
export async function fillDatabase(services: Services, count: number, say: (line: string) => void) {
  const client = new Client({ connectionString: services.database.url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from application limit 1');
    if (rows.length > 0) throw new SeedRefused('This database already has applications: seed an empty one.');
    const cast = await services.database.transaction((db) => inventStaff(db, SEED));
    const world: World = { seed: SEED, cast, files: await storeSeedFiles(services), caseNumbers: new Map() };
    const now = services.clock.now();
    let written = 0;
    for (let first = 1; first <= count; first += BATCH) {
      const batch: Batch = new Map();
      for (let id = first; id < first + BATCH && id <= count; id += 1) {
        const ids = { application: id, account: id, person: id, church: id };
        addApplicant(batch, world, ids, applicantForm(id - 1, SEED, now, STAGES_IN_LIFE));
      }
      await client.query('begin');
      for (const table of TABLES) await copyRows(client, table, batch.get(table) ?? []);
      await client.query('commit');
      written += [...batch.values()].reduce((sum, tableRows) => sum + tableRows.length, 0);
      const done = Math.min(first + BATCH - 1, count);
      if (done % 10_000 < BATCH) say(`${done} of ${count} applications, ${rate(services, now, done)} a second`);
    }
    await client.query(PAUSES);
    written += await fillCensuses(client, QUARTERS, now);
    written += await fillDoor(client, now);
    written += await fillNotifications(client, now);
    await settle(client, count, world.caseNumbers);
    await services.database.read(checkCards);
    say(`${written} rows in ${seconds(services, now)} s, ${rate(services, now, written)} a second`);
  } finally {
    await client.end();
  }
}

/** Of cards whose applicants had the ball in their stage, what `cardOf` says from the steps; it stands before what came back. */
const PAUSES = `
  update application set card = regexp_replace(card, '(,"answeredCorrections":\\d+)?\\}$', concat(
    ',"pausedDays":' || nullif(paused.days, 0),
    ',"pausedSince":"' || to_char(paused.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', '\\1}'))
  from (select distinct application_id as id from correction) asked,
    lateral (select entered.stage_entered_at from application entered where entered.id = asked.id) entered,
    lateral stage_pauses(asked.id, entered.stage_entered_at) paused
  where application.id = asked.id and card is not null and (paused.days > 0 or paused.since is not null)`;

export class SeedRefused extends Error {}

/** Sequences behind the given ids, the last case numbers, and what the planner wants to know. */
async function settle(client: Client, count: number, caseNumbers: ReadonlyMap<number, number>): Promise<void> {
  for (const table of ['client_account', 'person', 'church', 'application']) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, count]);
  }
  const corrections = (count + 1) * CORRECTIONS_EACH;
  await client.query(`select setval(pg_get_serial_sequence('correction', 'id'), $1)`, [corrections]);
  const rows = [...caseNumbers].map(([year, last]) => ({ year, last }));
  await copyRows(client, 'case_number', rows);
  // The trigger knows where each is now; the history knows where it was before.
  await client.query('delete from application_stage');
  await client.query(`insert into application_stage
      (application_id, stage, entered_at, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
    select stays.application_id, stays.stage, stays.entered_at, stays.left_at, analyst_id, ephesian_id, analyst_id, ephesian_id
    from stays_in_history() stays join application on application.id = stays.application_id
    where left_at is null or left_at >= entered_at`);
  // Folded as the job would, so that reading begins as it is after a quiet minute.
  await client.query(`with gone as (delete from application_counter returning status, ephesian_id, country, n)
    insert into application_counter (status, ephesian_id, country, n)
    select status, ephesian_id, country, sum(n) from gone group by 1, 2, 3`);
  await client.query(`with gone as (delete from application_column_count returning status, n)
    insert into application_column_count (status, n) select status, sum(n) from gone group by 1`);
  await client.query('vacuum analyze');
}

/** The cards have to be those that an act would write: a sample is made anew from what the tables say. */
async function checkCards(db: Db): Promise<void> {
  const rows = await selectApplicationRows(db, sql<boolean>`application.card is not null and application.id % 997 = 1`);
  const other = rows.find((row) => {
    const { card, words, marks } = keptOf(row);
    return card !== row.card || words !== row.words || String(marks) !== String(row.marks);
  });
  if (other) throw new Error(`The seed's card of application ${other.id} is not the one its rows give.`);
}

const seconds = ({ clock }: Services, since: Date): number =>
  Math.round((clock.now().getTime() - since.getTime()) / 1000);
const rate = (services: Services, since: Date, done: number): number =>
  Math.round(done / Math.max(1, seconds(services, since)));
