import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Answer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { PASSWORD } from '../../../test/people/applicants.ts';
import { acceptInvitation, inviteStaff, roleIds } from '../../../test/people/staffUsers.ts';
import { seatOf } from '../../../test/people/staffAccounts.ts';
import { staffId } from '../../../test/factories.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** How many sessions of this database wait for another, and how many of them to write into the history. */
async function waiting(): Promise<{ all: number; atHistory: number }> {
  const { rows } = await portal.database.read((db) =>
    sql<{ all: number; atHistory: number }>`
      select count(*)::int as "all",
        (select count(*)::int from pg_locks where not granted and relation = 'history'::regclass) as "atHistory"
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
  );
  return rows[0] ?? { all: 0, atHistory: 0 };
}

type Act = (
  caller: Pick<Caller, 'get' | 'send'>,
  ids: { own: number; other: number },
) => Promise<() => Promise<Answer>>;

const removes: Act = async (caller, { other }) => {
  const { version } = (await caller.get(`/api/business/user/${other}`)).data;
  return () => caller.send('POST', `/api/business/user/${other}/removal`, { version, heirs: {} });
};
const deactivates: Act = async (caller, { other }) => {
  const { version } = (await caller.get(`/api/business/user/${other}`)).data;
  return () => caller.send('PUT', `/api/business/user/${other}/status`, { version, status: 'INACTIVE' });
};
const resigns: Act = async (caller, { own }) => {
  const user = (await caller.get(`/api/business/user/${own}`)).data;
  const roles = await roleIds(portal, 'manager');
  return () => caller.send('PUT', `/api/business/user/${own}`, { ...user, roles });
};

test.each([
  ['removes the other', removes],
  ['deactivates the other', deactivates],
  ['gives the role up', resigns],
] as const)(
  'of the last two administrators one remains when each %s at once, and the second looks who is left after the first',
  async (_, act) => {
    const [administrator = 0] = await roleIds(portal, 'administrator');
    const admin = await portal.staff('admin');
    const invited = await inviteStaff(portal, admin, { roles: [administrator] });
    await acceptInvitation(portal, invited);
    const ids = [await staffId(portal, 'admin'), invited.id] as const;
    const seat = await seatOf(portal, invited.email, PASSWORD);
    const acts = [await act(admin, { own: ids[0], other: ids[1] }), await act(seat, { own: ids[1], other: ids[0] })];
    // Whoever has looked writes into the history later, and waits there until both have come as far as they can.
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = portal.database.transaction(async (db) => {
      await sql`lock table history in share mode`.execute(db);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const both = Promise.all(acts.map((each) => each()));
    await expect.poll(waiting, { timeout: 60_000 }).toMatchObject({ all: 2 });
    const { atHistory } = await waiting();
    release.resolve();
    await holding;
    const results = await both;
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(results.flatMap(({ codes }) => codes)).toEqual(['user.lastAdministrator']);
    expect(atHistory).toBe(1);
    const left = await portal.database.read((db) =>
      db
        .selectFrom('staff_user')
        .innerJoin('user_role', 'user_role.user_id', 'staff_user.id')
        .select('id')
        .where('role_id', '=', administrator)
        .where('status', '=', 'ACTIVE')
        .execute(),
    );
    expect(left).toHaveLength(1);
    await restore(administrator, ids);
  },
);

/** The first administers again, the second no more. */
async function restore(role_id: number, [first, second]: readonly [number, number]): Promise<void> {
  await portal.database.transaction(async (db) => {
    await db.deleteFrom('user_role').where('role_id', '=', role_id).execute();
    await db.insertInto('user_role').values({ user_id: first, role_id }).execute();
    const users = db.updateTable('staff_user');
    await users.set({ status: 'ACTIVE', removed_at: null }).where('id', '=', first).execute();
    await users.set({ status: 'INACTIVE' }).where('id', '=', second).execute();
  });
}
