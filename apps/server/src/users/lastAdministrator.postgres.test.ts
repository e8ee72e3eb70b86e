import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { PASSWORD } from '../../test/applicants.ts';
import { acceptInvitation, inviteStaff, roleIds } from '../../test/staffUsers.ts';
import { seatOf } from '../../test/staffAccounts.ts';
import { staffId } from '../../test/factories.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** How many sessions of this database wait for a lock of another. */
async function waiting(): Promise<number> {
  const { rows } = await portal.database.read((db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
  );
  return rows[0]?.count ?? 0;
}

const ACTS = {
  removal: { heirs: {} },
  status: { status: 'INACTIVE' },
} as const;

test.each(['removal', 'status'] as const)(
  'of the last two administrators one remains when each ends the other’s account at once (%s) and both have looked who is left',
  async (act) => {
    const [administrator = 0] = await roleIds(portal, 'administrator');
    const admin = await portal.staff('admin');
    const invited = await inviteStaff(portal, admin, { roles: [administrator] });
    await acceptInvitation(portal, invited);
    const ids = [await staffId(portal, 'admin'), invited.id] as const;
    const callers = [admin, await seatOf(portal, invited.email, PASSWORD)] as const;
    const end = async (caller: Pick<Caller, 'get' | 'send'>, id: number) => {
      const { version } = (await caller.get(`/api/business/user/${id}`)).data;
      const method = act === 'removal' ? 'POST' : 'PUT';
      return () => caller.send(method, `/api/business/user/${id}/${act}`, { version, ...ACTS[act] });
    };
    const acts = [await end(callers[0], ids[1]), await end(callers[1], ids[0])];
    // Whoever has looked writes into the history next, and waits there until both have come as far as they can.
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = portal.database.transaction(async (db) => {
      await sql`lock table user_history in share mode`.execute(db);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const both = Promise.all(acts.map((each) => each()));
    await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
    release.resolve();
    await holding;
    const results = await both;
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(results.flatMap(({ codes }) => codes)).toEqual(['user.lastAdministrator']);
    const left = await portal.database.read((db) =>
      db.selectFrom('staff_user').select('id').where('id', 'in', ids).where('status', '=', 'ACTIVE').execute(),
    );
    expect(left).toHaveLength(1);
    await portal.database.transaction((db) =>
      db.updateTable('staff_user').set({ status: 'ACTIVE', removed_at: null }).where('id', '=', ids[0]).execute(),
    );
    await portal.database.transaction((db) =>
      db.updateTable('staff_user').set({ status: 'INACTIVE' }).where('id', '=', ids[1]).execute(),
    );
  },
);
