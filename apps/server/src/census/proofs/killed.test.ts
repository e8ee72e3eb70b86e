import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allIsAsked } from '../../../test/allIsAsked.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { copyApplication } from '../../../test/database/copyApplication.ts';
import { insertApplication } from '../../../test/factories.ts';
import { TAKEN_OVER } from '../../../test/takenOver.ts';

const SENDER = join(import.meta.dirname, '../../../test/killing/sendUntilKilled.ts');
/** Two whole portions and a part of a third. */
const CHURCHES = 430;

let portal: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-census-'));
  portal = await buildTestServer();
  const first = await insertApplication(portal, { status: 'SENT' });
  const copies = await copyApplication(portal, first, CHURCHES - 1);
  // Each leads a church of its own, with an account of its own.
  await portal.database.transaction((db) =>
    sql`
      with place as (
        insert into church (name, city, country, valid_from)
        select 'Casa ' || n, 'Centro', 'MX', '2020-01-01' from generate_series(1, ${copies.length}) n returning id),
      account as (
        insert into client_account (email, password_hash, language, status, terms_version, terms_accepted_at, created_at, last_active_at)
        select 'casa' || n || '@example.org', '-', 'es', 'ACTIVE', '1', now(), now(), now()
        from generate_series(1, ${copies.length}) n returning id),
      pairs as (
        select copied.id, place.id as church, account.id as account
        from unnest(${copies}::bigint[]) with ordinality copied (id, n)
          join (select id, row_number() over () as n from place) place using (n)
          join (select id, row_number() over () as n from account) account using (n))
      update application set church_id = pairs.church, client_account_id = pairs.account
      from pairs where application.id = pairs.id`.execute(db),
  );
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the census of a year's first quarter out, until the point where it is killed; answers how it ended. */
async function send(year: number, point?: 'before' | 'within' | 'after', transaction?: number): Promise<string | null> {
  const more = point === undefined ? [] : [point, String(transaction)];
  const child = spawn(process.execPath, [SENDER, `${year}-03-31T12:00:00Z`, ...more], {
    env: { ...TAKEN_OVER, NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: portal.databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? String(code);
}

/** How many reports and mails of the quarter there are, and of how many churches and accounts. */
async function counts(year: number) {
  const { rows } = await portal.database.read((db) =>
    sql<{ reports: number; complete: boolean | null }>`
      select (select count(*)::int from census_report where census_id = ${year * 10 + 1}) as reports,
        (select count(distinct church_id)::int from census_report where census_id = ${year * 10 + 1}) as churches,
        (select count(*)::int from mail where template = 'censusOpened') as mails,
        (select count(distinct to_address)::int from mail where template = 'censusOpened') as accounts,
        (select completed_at is not null from census where id = ${year * 10 + 1}) as complete`.execute(db),
  );
  return rows[0];
}

const WHOLE = { reports: CHURCHES, churches: CHURCHES, mails: CHURCHES, accounts: CHURCHES, complete: true };

// The first transaction opens the quarter, each further one makes a portion of its reports.
const SOME = [
  ['within', 2],
  ['after', 2],
] as const;
const ALL = [['before', 1], ['after', 1], ...SOME, ['within', 3], ['before', 4], ['within', 4]] as const;
test.each(allIsAsked() ? ALL : SOME)(
  'killed %s the transaction %i of a quarter, the next process makes what is missing, nothing twice, for everybody',
  async (point, transaction) => {
    const year = 2027 + transaction * 3 + ['before', 'within', 'after'].indexOf(point);
    await portal.database.transaction((db) => sql`delete from mail`.execute(db));
    expect(await send(year, point, transaction)).toBe('SIGKILL');
    expect((await counts(year))?.complete ?? false).toBe(false);
    expect(await send(year)).toBe('0');
    expect(await counts(year)).toEqual(WHOLE);
  },
);

test('two processes at once make each report once', async () => {
  await portal.database.transaction((db) => sql`delete from mail`.execute(db));
  expect(await Promise.all([send(2060), send(2060)])).toEqual(['0', '0']);
  expect(await counts(2060)).toEqual(WHOLE);
});
