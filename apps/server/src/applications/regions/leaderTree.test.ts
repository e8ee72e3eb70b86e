import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { lookAtSizes } from '../../../test/database/testDatabase.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { inRole } from '../../../test/people/inRole.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/region/leader';

/** Leaders, each with an application: by hand with the first Ephesian, or with nobody. */
async function insertLeaders(count: number, name = 'Elías'): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const application = await insertApplication(portal, { status: 'SENT' });
    ids.push(
      await portal.database.transaction(async (db) => {
        const { id } = await db
          .insertInto('person')
          .values({ name, last_name: `Robles ${application}` })
          .returning('id')
          .executeTakeFirstOrThrow();
        await db.updateTable('application').set({ person_id: id }).where('id', '=', application).execute();
        return id;
      }),
    );
  }
  return ids;
}
const place = (id: number | undefined, parent: number | null | undefined, from: number | null = null, caller = admin) =>
  caller.send('PUT', `${PATH}/${id}/parent`, { parent, from });

/** An Ephesian who may change regions: sees the own alone. */
const constructing = () => inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, 'business.ephesian.construct']);

test('a leader becomes the spiritual child of another, with all below, and is nobody’s again', async () => {
  const [grandparent, parent, child] = await insertLeaders(3);
  await place(child, parent);
  const told = (await place(parent, grandparent)).data;
  expect(told).toMatchObject({ id: parent, parent: { id: grandparent }, children: 1 });
  expect((await admin.get(`${PATH}?parent=${grandparent}`)).data.data).toMatchObject([{ id: parent, children: 1 }]);
  expect((await place(parent, grandparent, grandparent ?? null)).codes).toEqual([]);
  expect((await place(parent, null, grandparent ?? null)).data.parent).toBeNull();
  expect((await historyOf(portal, 'persons', parent ?? 0)).map(({ detail }) => detail)).toEqual([
    { from: null, to: grandparent },
    { from: grandparent, to: null },
  ]);
});

test('nobody becomes their own descendant, however far below', async () => {
  const ids = await insertLeaders(6);
  for (const [n, id] of ids.slice(1).entries()) await place(id, ids[n]);
  const answers = [
    await place(ids[0], ids[5]),
    await place(ids[0], ids[0]),
    await place(ids[2], ids[4], ids[1] ?? null),
  ];
  expect(answers.map(({ status, codes }) => [status, codes])).toEqual(answers.map(() => [422, ['leader.circle']]));
});

test('of two who would close a circle at once, each with one half, one is refused', async () => {
  const [one, other] = await insertLeaders(2);
  const answers = await Promise.all([place(one, other), place(other, one)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['leader.circle']);
});

test('of two who place the same leader the second is told where they are now', async () => {
  const [child, one, other] = await insertLeaders(3);
  await place(child, one);
  const late = await place(child, other);
  expect([late.status, late.codes, late.body.data.present.parent.id]).toEqual([409, ['record.stale'], one]);
});

test('ten thousand children are paged, and moved as few are', async () => {
  const [parent, grandparent, child] = await insertLeaders(3, 'Débora');
  const ephesian = await staffId(portal, 'ephesian');
  await portal.database.transaction((db) =>
    sql`
      with made as (
        insert into person (name, last_name, spiritual_parent_id) select 'Hijo', n::text, ${parent} from generate_series(1, 10000) n
        returning id)
      insert into region_person (person_id, ephesian_id)
      select id, ${ephesian}::bigint from made union all select id, ${ephesian} from unnest(${[parent, grandparent, child]}::bigint[]) id`.execute(
      db,
    ),
  );
  await lookAtSizes(portal.database);
  const caller = (await constructing()) as Caller;
  await place(child, parent, null, caller);
  const page = (await caller.get(`${PATH}?parent=${parent}`)).data;
  expect([page.data.length, page.total]).toEqual([25, 10_001]);
  expect((await place(parent, grandparent, null, caller)).data).toMatchObject({
    parent: { id: grandparent },
    children: 10_001,
  });
  expect((await place(grandparent, child, null, caller)).codes).toEqual(['leader.circle']);
});

test('neither sees nor places whoever is out of reach', async () => {
  const [mine, theirs] = await insertLeaders(2);
  const [one, other] = [await staffId(portal, 'ephesian'), await staffId(portal, 'ephesian2')];
  await portal.database.transaction((db) =>
    db
      .insertInto('region_person')
      .values([
        { person_id: mine ?? 0, ephesian_id: one },
        { person_id: theirs ?? 0, ephesian_id: other },
      ])
      .execute(),
  );
  const caller = await constructing();
  const seen = (await caller.get(PATH)).data.data.map(({ id }: { id: number }) => id);
  expect([seen.includes(mine), seen.includes(theirs)]).toEqual([true, false]);
  expect((await caller.get(`${PATH}?search=Robles&ephesian=${other}`)).data.total).toBe(0);
  expect((await place(theirs, mine, null, caller as Caller)).codes).toEqual(['http.notFound']);
  const refused = await place(mine, theirs, null, caller as Caller);
  expect(refused.body).toMatchObject({ data: { fields: { parent: { code: 'field.choice' } } } });
  const body = { from: other, assignee: null, handOver: false };
  expect((await caller.send('PUT', `${PATH}/${theirs}`, body)).codes).toEqual(['http.notFound']);
  expect((await caller.send('POST', `${PATH}/${theirs}/preview`, body)).codes).toEqual(['http.notFound']);
});
