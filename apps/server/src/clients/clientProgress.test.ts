import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import type { Db } from '../platform/database/tables.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** What happens to the applications of a client; `n` chooses among those there are. */
const HAPPENINGS = {
  begin: (client: number) => sql`
    insert into application (client_account_id, status, stage_entered_at, started_at)
    select ${client}, 'UNFINISHED', now(), now() where not exists (
      select 1 from application where client_account_id = ${client} and status = 'UNFINISHED')`,
  submit: (client: number) => sql`
    update application set status = 'COMPLETE' where client_account_id = ${client} and status = 'UNFINISHED'`,
  move: (client: number) =>
    sql`update application set status = 'SENT' where id = ${one(client)} and status = 'COMPLETE'`,
  delete: (client: number) => sql`update application set deleted_at = now() where id = ${one(client)}`,
  restore: (client: number) => sql`update application set deleted_at = null where client_account_id = ${client}`,
  erase: (client: number) => sql`delete from application where id = ${one(client)}`,
};
const one = (client: number) => sql`(
  select id from application where client_account_id = ${client} order by id limit 1)`;

const kept = (db: Db, client: number) =>
  db
    .selectFrom('client_account')
    .select(['has_draft', 'has_application'])
    .where('id', '=', client)
    .executeTakeFirstOrThrow();

async function present(db: Db, client: number) {
  const rows = await db
    .selectFrom('application')
    .select('status')
    .where('client_account_id', '=', client)
    .where('deleted_at', 'is', null)
    .execute();
  return { has_draft: rows.some(({ status }) => status === 'UNFINISHED'), has_application: rows.length > 0 };
}

test('the account knows whether there is an application and a form not submitted, whatever happened to them', async () => {
  const seen = new Set<string>();
  const happening = fc.constantFrom(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 12 }), async (happenings) => {
      const { id } = await insertClient(portal);
      await portal.database.transaction(async (db) => {
        for (const name of happenings) {
          await HAPPENINGS[name](id).execute(db);
          const truth = await present(db, id);
          expect(await kept(db, id)).toEqual(truth);
          seen.add(JSON.stringify(truth));
        }
      });
    }),
    { numRuns: 40 },
  );
  // None, submitted only, with a form not submitted: all came up.
  expect(seen.size).toBe(3);
});
