import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from '../buildTestServer.ts';

/** How long an application was in which stage is kept as its history tells it (product/statistics.md#stays). Answers the stages. */
export async function expectStaysOfHistory({ database }: Pick<TestServer, 'database'>, id: number): Promise<string[]> {
  const read = async (from: 'application_stage' | 'stays_in_history()') =>
    database.read(async (db) => {
      const { rows } = await sql<{ stage: string; entered_at: Date; left_at: Date | null }>`
        select stage, entered_at, left_at from ${sql.raw(from)}
        where application_id = ${id} order by entered_at, left_at, stage`.execute(db);
      return rows;
    });
  const kept = await read('application_stage');
  expect(kept).toEqual(await read('stays_in_history()'));
  return kept.map(({ stage }) => stage);
}
