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

interface Imported {
  person: number;
  report: number;
  telltale: Readonly<Record<'name' | 'email' | 'account', string>>;
}

/** Rows of files that told of somebody: merged into them, their church's figures, and two that were refused under their addresses. */
export async function insertImported(
  db: Db,
  { person, report, telltale: { name, email, account } }: Imported,
): Promise<void> {
  await sql`
    with made as (
      insert into import_batch (kind, name, digest, format, titles, mapping, duplicates, state, total, created_at)
      values ('LEADERS', 'leaders.csv', 'laden', 'csv', '["Name"]', '{"name": 0}', 'MERGE', 'DONE', 4, now())
      returning id
    )
    insert into import_row (batch_id, line, cells, same_by, key, outcome, problems, before, version, person_id, report_id)
    select id, line, jsonb_build_array(${name}::text, told), folded(told), 'k' || line, outcome, problems::jsonb,
      jsonb_build_object('person', jsonb_build_object('name', ${name}::text)), 1, person::bigint, report::bigint
    from made, (values
      (2, ${email}::text, 'MERGED', null, ${person}::text, null),
      (3, ${`${name} church`}, 'CREATED', null, null, ${report}::text),
      (4, ${email}, 'REFUSED', '{"name": {"code": "field.max"}}', null, null),
      (5, ${account}, 'REFUSED', '{"name": {"code": "field.max"}}', null, null)
    ) as told (line, told, outcome, problems, person, report)`.execute(db);
}
