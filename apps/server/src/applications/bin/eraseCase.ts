import { sql } from 'kysely';
import { record } from '../../history/record.ts';
import { sendMail } from '../../outbox/outbox.jobs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { letGoOfFiles, letGoOfMany } from '../../platform/files/letGo.ts';
import { forgetJobs } from '../../platform/jobs/forgetJobs.ts';
import { noteErasure } from '../../platform/privacy/erasures.ts';
import { isFree, listHanging, OUTLIVING, type Hanging } from '../../platform/privacy/hangsOn.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import { announceErased } from '../saveApplication.ts';
import { emptyForgetting, emptyHanging, emptyImported } from './emptyPersonal.ts';
import { eraseAccount } from './eraseAccount.ts';

type Erasing = Parameters<typeof record>[0];

/**
 * Erases a locked application with all that hangs on it (product/privacy.md#erasure): what the database's keys take along,
 * files, personal values of the history and of what outlives it (payments), the mails it caused with their jobs; then its
 * licence, person, church and account, each only where nothing else hangs on it; of a church's censuses the figures stay. What stays is a row of history with the
 * case number. One transaction: the caller's.
 */
export async function eraseCase(
  context: Erasing,
  row: ApplicationRow,
  { owners, kind }: { owners: readonly FileOwner[]; kind: 'erased' | 'removed' },
): Promise<void> {
  const { db } = context;
  const hanging = await listHanging(db, 'application');
  await eraseFiles(context, row.id, owners, hanging);
  await emptyForgetting(db, hanging, row.id);
  const mails = await db.selectFrom('mail').select('id').where('application_id', '=', row.id).execute();
  await forgetJobs(
    db,
    sendMail,
    'mail',
    mails.map(({ id }) => id),
  );
  await forgetHistory(db, 'applications', row.id);
  await noteErasure(db, { kind: 'case', subject: row.id, began: row.started_at }, context.now);
  await db.deleteFrom('application').where('id', '=', row.id).execute();
  await eraseIfFree(db, 'licence', row.licence_id);
  const spouse = await spouseOf(db, row.person_id);
  if (await erasePerson(db, row.person_id)) await erasePerson(db, spouse);
  await eraseIfFree(db, 'church', row.church_id);
  await eraseFreeAccount(db, row.client_account_id);
  await record(context, { noun: 'applications', id: row.id, kind, detail: { caseNumber: row.case_number } });
  await announceErased(db, row);
}

/** Erases an account of the customer portal that no application has any more, and answers whether it did. */
export async function eraseFreeAccount(db: Db, id: number): Promise<boolean> {
  if (!(await isFree(db, 'client_account', id))) return false;
  await forgetHistory(db, 'clients', id);
  await emptyImported(db, sql`select email from client_account where id = ${id}`);
  await eraseAccount(db, id);
  return true;
}

/** Erases a person whom no application names any more, and the churches of whom nothing else is told; answers whether it did. */
export async function erasePerson(db: Db, id: number | null): Promise<boolean> {
  const led = await db.selectFrom('church_leader').select('church_id').where('person_id', '=', id).execute();
  if (!(await eraseIfFree(db, 'person', id))) return false;
  for (const { church_id: church } of led) await eraseIfFree(db, 'church', church);
  return true;
}

/** Under which noun the history tells of them. */
const NOUNS = { person: 'persons', church: 'churches' } as const;

/** Erases a row that nothing names any more, and answers whether it did. */
async function eraseIfFree(db: Db, table: 'licence' | 'person' | 'church', id: number | null): Promise<boolean> {
  if (id === null || !(await isFree(db, table, id))) return false;
  if (table !== 'licence') await forgetHistory(db, NOUNS[table], id);
  if (table === 'person') await emptyImported(db, sql`select email from person where id = ${id}`);
  for (const each of await listHanging(db, table)) if (OUTLIVING.includes(each.table)) await emptyHanging(db, each, id);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
  return true;
}

/** Whoever is known as the spouse, and by no application of their own. */
async function spouseOf(db: Db, person: number | null): Promise<number | null> {
  if (person === null) return null;
  const { rows } = await sql<{ spouse_id: number | null }>`select spouse_id from person where id = ${person}`.execute(
    db,
  );
  return rows[0]?.spouse_id ?? null;
}

/** The files of every kind of record that belongs to the case, and those in which it may stand among others. */
async function eraseFiles(
  { db, now }: Erasing,
  id: number,
  owners: readonly FileOwner[],
  hanging: readonly Hanging[],
): Promise<void> {
  await letGoOfMany(db, owners, now);
  for (const { noun, table } of owners) {
    const column = table === 'application' ? 'id' : hanging.find((each) => each.table === table)?.column;
    if (column === undefined) continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const ids = rows.map((each) => each.id);
    if (ids.length > 0) await letGoOfFiles(db, noun, ids, now);
  }
}

/** What was personal in what happened; the addresses of the staff who did it are not the erased person's. */
const forgetHistory = (db: Db, noun: 'applications' | 'clients' | 'persons' | 'churches', id: number) =>
  sql`update history set personal = null, ip = case when by_client then null else ip end
    where noun = ${noun} and subject_id = ${id}`.execute(db);
