/** What triggers keep, so that statistics need not look for it, is what looking for it finds, whatever happened to the rows. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { cases } from '../../test/cases.ts';
import { insertStatisticsWorld } from '../../test/statistics/statisticsWorld.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
  await insertStatisticsWorld(portal, 40);
});
afterAll(() => portal.close());

/** Any of the rows of a table, by a number. */
const one = (table: string, number: number) =>
  sql`(select id from ${sql.table(table)} order by id offset ${number} % (select count(*) from ${sql.table(table)}) limit 1)`;

/** Reports that come, are opened again, go to another church or to none, or of another quarter; all of a church at once. */
const toReports: Record<string, (number: number, other: number) => ReturnType<typeof sql>> = {
  comes: (number) => sql`update census_report set sent_at = now() where id = ${one('census_report', number)}`,
  reopens: (number) => sql`update census_report set sent_at = null where id = ${one('census_report', number)}`,
  moves: (number, other) => sql`
    update census_report set church_id = ${one('church', other)}
    where id = ${one('census_report', number)} and not exists (
      select from census_report there where there.church_id = ${one('church', other)} and there.census_id = census_report.census_id)`,
  loses: (number) => sql`update census_report set church_id = null where id = ${one('census_report', number)}`,
  goes: (number) => sql`delete from census_report where id = ${one('census_report', number)} and id % 5 = 0`,
  'all come': (number) => sql`update census_report set sent_at = now() where church_id = ${one('church', number)}`,
};

/** Applications that go to the bin, come back, go to another church or to none, or become drafts; churches that nobody applied for. */
const toApplications: typeof toReports = {
  bins: (number) => sql`update application set deleted_at = now() where id = ${one('application', number)}`,
  restores: (number) => sql`update application set deleted_at = null where id = ${one('application', number)}`,
  moves: (number, other) => sql`
    update application set church_id = ${one('church', other)} where id = ${one('application', number)}`,
  loses: (number) => sql`update application set church_id = null where id = ${one('application', number)}`,
  drafts: (number) => sql`update application set status = 'UNFINISHED' where id = ${one('application', number)}`,
  submits: (number) => sql`update application set status = 'PAID' where id = ${one('application', number)}`,
  founds: (number) => sql`
    insert into church (name, city, country, valid_from) values ('Casa ' || ${String(number)}::text, 'Lima', 'PE', '2026-01-01')`,
  'all bin': (number) => sql`update application set deleted_at = now() where church_id = ${one('church', number)}`,
};

const LEFT = {
  reports: sql`
    select id, next_received, found.next from census_report left join (
      select id, lead(census_id) over (partition by church_id order by census_id) as next
      from census_report where sent_at is not null and church_id is not null) found using (id)
    where next_received is distinct from found.next`,
  churches: sql`
    select id, id in (select church_id from unapplied_church) as kept from church
    where (id in (select church_id from unapplied_church)) = exists (
      select from application where church_id = church.id and deleted_at is null and status <> 'UNFINISHED')`,
};

const some = fc.integer({ min: 0, max: 10_000 });
test.each([
  ['reports', toReports],
  ['churches', toApplications],
] as const)('what is kept of %s is what the rows say', async (what, acts) => {
  const differences = async () => (await portal.database.read((db) => LEFT[what].execute(db))).rows;
  expect(await differences()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), some, some), { maxLength: 12 }),
      async (done) => {
        for (const [act, number, other] of done)
          await portal.database.transaction((db) => acts[act]?.(number, other).execute(db) as Promise<unknown>);
        expect(await differences()).toEqual([]);
      },
    ),
    { ...cases(200), verbose: 1 },
  );
});
