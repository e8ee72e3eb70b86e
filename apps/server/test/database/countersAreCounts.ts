import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Caller, TestServer } from '../buildTestServer.ts';

type Portal = Pick<TestServer, 'database'>;

/** How many applications the board shows. */
export const countShown = ({ database }: Portal): Promise<number> =>
  database.read(async (db) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from application where deleted_at is null and status <> 'UNFINISHED'`.execute(db);
    return rows[0]?.n ?? 0;
  });

/** Counters, kept and folded, tell what counting the applications tells, and the board shows their sum. */
export async function expectCountersToBeCounts(portal: Portal, manager: Pick<Caller, 'get'>): Promise<void> {
  const [kept, exact] = await portal.database.read(async (db) => {
    const counters = await sql<object>`
      select status, ephesian_id, country, sum(n)::int as n from application_counter group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`.execute(
      db,
    );
    const counts = await sql<object>`
      select status, ephesian_id, country, count(*)::int as n from application
      where deleted_at is null and status <> 'UNFINISHED' group by 1, 2, 3 order by 1, 2, 3`.execute(db);
    return [counters.rows, counts.rows];
  });
  expect(kept).toEqual(exact);
  const columns = await portal.database.read((db) =>
    sql<object>`
      select status, sum(n)::int as n from application_column_count group by 1 having sum(n) <> 0
      except select status, count(*)::int from application where deleted_at is null group by 1`.execute(db),
  );
  expect(columns.rows).toEqual([]);
  const statuses = (await manager.get('/api/business/request/status')).data;
  expect(statuses.reduce((sum: number, { totalBD }: { totalBD: number }) => sum + totalBD, 0)).toBe(
    await countShown(portal),
  );
}
