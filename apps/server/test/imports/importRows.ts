import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/** Imports of the last days in every state, each with a row of an outcome. */
export async function insertImports(db: Db, now: Date): Promise<void> {
  await sql`
    with made as (
      insert into import_batch (kind, name, digest, format, titles, mapping, duplicates, state, total, created_at, user_id)
      select 'STAFF', 'staff ' || n || '.csv', md5(n::text), 'csv', '["Name", "Email"]', '{"name": 0, "email": 1}', 'SKIP',
        (array['READ', 'CHECKED', 'DONE', 'UNDONE'])[1 + n % 4], 1, ${now}::timestamptz - n * interval '9 hours',
        (select min(id) from staff_user)
      from generate_series(1, 40) n
      returning id, state
    )
    insert into import_row (batch_id, line, cells, outcome)
    select id, 2, '["Ada", "ada@example.org"]', case when state = 'READ' then null else 'REFUSED' end from made`.execute(
    db,
  );
}
