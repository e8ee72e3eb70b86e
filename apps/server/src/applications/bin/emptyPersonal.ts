/** What is personal in rows that stay when what they name goes. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { COLUMNS } from '../../platform/privacy/columns.ts';
import { listHanging, OUTLIVING, type Hanging } from '../../platform/privacy/hangsOn.ts';

/** Empties all rows that forget what goes. */
export async function emptyForgetting(db: Db, hanging: readonly Hanging[], id: number): Promise<void> {
  for (const each of hanging) if (each.then === 'forgets') await emptyHanging(db, each, id);
}

export async function emptyHanging(db: Db, { table, column }: Hanging, id: number): Promise<void> {
  const emptied = emptiedColumns(table);
  if (!emptied) return;
  await sql`update ${sql.table(table)} set ${emptied} where ${sql.ref(column)} = ${id}`.execute(db);
  // What tells of such a row where it came from.
  for (const behind of await listHanging(db, table)) {
    const emptiedToo = OUTLIVING.includes(behind.table) && emptiedColumns(behind.table);
    if (!emptiedToo) continue;
    await sql`
      update ${sql.table(behind.table)} set ${emptiedToo} where ${sql.ref(behind.column)} in (
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${id})`.execute(db);
  }
}

/** Rows of files that were about an address, also those of which nothing came. */
export async function emptyImported(db: Db, address: ReturnType<typeof sql>): Promise<void> {
  const emptied = emptiedColumns('import_row');
  if (emptied)
    await sql`update import_row set ${emptied} where same_by in (select folded(email) from (${address}) erased)`.execute(
      db,
    );
}

/** Rows of files of which a draft came, or that told of its client and of no other application. */
export async function emptyImportedDraft(db: Db, id: number): Promise<void> {
  const emptied = emptiedColumns('import_row');
  if (!emptied) return;
  await sql`
    update import_row set ${emptied} where application_id = ${id} or application_id is null
      and same_by = (
        select folded(email) from application join client_account on client_account.id = client_account_id
        where application.id = ${id})
      and (select kind from import_batch where import_batch.id = batch_id) = 'APPLICATIONS'`.execute(db);
}

function emptiedColumns(table: string) {
  const personal = Object.entries(COLUMNS[table] ?? {}).flatMap(([name, is]) => (is === 'personal' ? [name] : []));
  return personal.length === 0 ? undefined : sql.join(personal.map((name) => sql`${sql.ref(name)} = null`));
}
