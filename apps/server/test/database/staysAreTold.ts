import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from '../buildTestServer.ts';

/**
 * Stays in stages, which the trigger keeps, are those that the history tells (product/statistics.md#stays). Stories begin in the midst of a
 * life whose stages before the history does not have: of each application what came after its first move is compared.
 */
export async function expectStaysToBeTold({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const { rows } = await database.read((db) =>
    sql<{ kept: string; told: string }>`
      with told as (
        select application_id, string_agg(stage || ' ' || entered_at, ', ' order by entered_at, stage) as text
        from stays_in_history() group by application_id),
      kept as (
        select stays.application_id, string_agg(stage || ' ' || entered_at, ', ' order by entered_at, stage) as text
        from application_stage stays
        where exists (
          select from stays_in_history() one where one.application_id = stays.application_id
            and one.stage = stays.stage and one.entered_at = stays.entered_at)
        group by stays.application_id)
      select kept.text as kept, told.text as told
      from told left join kept using (application_id) where kept.text is distinct from told.text limit 3`.execute(db),
  );
  expect(rows).toEqual([]);
  const { rows: open } = await database.read((db) =>
    sql`select application.id from application left join application_stage here
        on here.application_id = application.id and left_at is null
      where status <> 'UNFINISHED' and (here.stage is distinct from status or here.entered_at is distinct from stage_entered_at)
      limit 3`.execute(db),
  );
  expect(open).toEqual([]);
}
