import { sql } from 'kysely';
import type { TestServer } from '../buildTestServer.ts';

/** What a transaction writes of counters costs more with each row of it. */
const AT_ONCE = 250;

/** So many more of an application, each with a case number of its own and nothing beside it: where it is their number that counts. */
export async function copyApplication(
  { database }: Pick<TestServer, 'database'>,
  id: number,
  count: number,
): Promise<number[]> {
  const ids: number[] = [];
  // But for those that the database makes itself.
  const { rows: own } = await database.read((db) =>
    sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = 'application' and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db),
  );
  const names = own.map(({ column_name: name }) => name);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  while (ids.length < count) {
    const portion = Math.min(AT_ONCE, count - ids.length);
    const { rows } = await database.transaction((db) =>
      sql<{ id: number }>`
        insert into application (${columns}) overriding system value
        select ${sql.join(names.map((name) => sql.ref(`copy.${name}`)))} from application,
          (select nextval(pg_get_serial_sequence('application', 'id')) as copied from generate_series(1, ${portion})) numbers,
          lateral jsonb_populate_record(application, jsonb_build_object(
            'id', copied, 'case_number', case_number || '-' || copied)) copy
        where application.id = ${id}
        returning id`.execute(db),
    );
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}
