import { sql } from 'kysely';
import { Client } from 'pg';
import { selectApplicationRows } from '../../apps/server/src/applications/applicationRow.ts';
import { keptOf } from '../../apps/server/src/applications/kept.ts';
import type { Db } from '../../apps/server/src/platform/database/tables.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { undress } from './bareTables.ts';
import { TABLES, type World } from './batch.ts';
import { fillCensuses } from './censusRows.ts';
import { copyIn, copyText } from './copyRows.ts';
import { CORRECTIONS_EACH } from './correctionRows.ts';
import { fillDoor } from './doorRows.ts';
import { fillImports } from './importRows.ts';
import { inventStaff } from './inventedStaff.ts';
import { makeKept, tryTriggers } from './kept.ts';
import { makeBatches } from './makers.ts';
import { fillNotifications } from './notificationRows.ts';
import { makeBatch } from './rowMaker.ts';
import { storeSeedFiles } from './seedFiles.ts';

const SEED = 7;
const BATCH = 2500;
/** Of reports of every church: a year. */
const QUARTERS = 4;

/** So many are written with the triggers on first, and taken back. */
const TRIED = 300;
/** Reports of more churches than these say nothing new. */
const MOST_REPORTS = 800_000;

/**
 * Fills an empty, migrated database with that many applications and all that hangs on them, in one transaction without
 * secondary indexes, foreign keys and triggers, which are put on again before it ends: who is killed has written nothing. Refuses
 * a database that already has applications.
 */
export async function fillDatabase(services: Services, count: number, say: (line: string) => void) {
  const client = new Client({ connectionString: services.database.url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from application limit 1');
    if (rows.length > 0) throw new SeedRefused('This database already has applications: seed an empty one.');
    const cast = await services.database.transaction((db) => inventStaff(db, SEED));
    const begin = (): World => ({ seed: SEED, cast, files, caseNumbers: new Map(), turn: { of: 1, number: 0 } });
    const files = await storeSeedFiles(services);
    const now = services.clock.now();
    const began = performance.now();
    const told = (what: string) => say(`${what} after ${Math.round((performance.now() - began) / 1000)} s`);
    await tryTriggers(client, makeBatch(begin(), now, { first: 1, last: Math.min(TRIED, count) }));
    await client.query('begin');
    for (const setting of FOR_MUCH) await client.query(`set local ${setting}`);
    const tables = await undress(client);
    const { caseNumbers, written } = await writeApplicants(client, begin(), now, count, told);
    await tables.index('correction', 'correction_step');
    await client.query('analyze application, history, correction, correction_step, staff_user');
    await client.query(PAUSES);
    let rest = await makeKept(client);
    rest += await fillCensuses(client, QUARTERS, now, MOST_REPORTS / QUARTERS);
    rest += await fillDoor(client, now);
    rest += await fillNotifications(client, now);
    rest += await fillImports(client, now);
    await settle(client, count, caseNumbers);
    told('All rows are written');
    await tables.dress();
    await client.query('commit');
    told('Indexes and keys are made');
    await client.query('vacuum analyze');
    await services.database.read(checkCards);
    told(`${written + rest} rows`);
  } finally {
    await client.end();
  }
}

/** What one transaction is given that sorts and indexes everything. */
const FOR_MUCH = [`maintenance_work_mem = '512MB'`, `work_mem = '128MB'`];

async function writeApplicants(
  client: Client,
  world: World,
  now: Date,
  count: number,
  told: (what: string) => void,
): Promise<{ caseNumbers: Map<number, number>; written: number }> {
  const isEmpty = new Map<string, boolean>();
  for (const table of TABLES) {
    const { rows } = await client.query(`select from ${table} limit 1`);
    isEmpty.set(table, rows.length === 0);
  }
  await client.query(`truncate ${TABLES.filter((table) => isEmpty.get(table)).join(', ')}`);
  const spans = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => ({
    first: index * BATCH + 1,
    last: Math.min((index + 1) * BATCH, count),
  }));
  const caseNumbers = new Map<number, number>();
  let written = 0;
  for await (const made of makeBatches(world, now, spans)) {
    for (const text of made.tables) await copyIn(client, text, isEmpty.get(text.table));
    written += made.tables.reduce((sum, { rows }) => sum + rows, 0);
    for (const [year, last] of made.caseNumbers) {
      caseNumbers.set(year, Math.max(last, caseNumbers.get(year) ?? 0));
    }
    if (made.last % (10 * BATCH) === 0) told(`${made.last} of ${count} applications`);
  }
  return { caseNumbers, written };
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

/** Sequences behind the given ids, the last case numbers, the stays, and the churches for which nobody applied. */
async function settle(client: Client, count: number, caseNumbers: ReadonlyMap<number, number>): Promise<void> {
  for (const table of ['client_account', 'person', 'church', 'application']) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, count]);
  }
  const corrections = (count + 1) * CORRECTIONS_EACH;
  await client.query(`select setval(pg_get_serial_sequence('correction', 'id'), $1)`, [corrections]);
  const rows = [...caseNumbers].map(([year, last]) => ({ year, last }));
  await copyIn(client, copyText('case_number', rows));
  // The history knows where each was before it came to where it is.
  await client.query(`insert into application_stage
      (application_id, stage, entered_at, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
    select stays.application_id, stays.stage, stays.entered_at, stays.left_at, analyst_id, ephesian_id, analyst_id, ephesian_id
    from stays_in_history() stays join application on application.id = stays.application_id
    where left_at is null or left_at >= entered_at`);
  await client.query(`insert into unapplied_church
    select id from church where not exists (
      select from application where church_id = church.id and deleted_at is null and status <> 'UNFINISHED')`);
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
