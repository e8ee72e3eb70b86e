import { sql } from 'kysely';
import { KEPT, type Kept } from '@portal/domain/clients/traces.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { rowsOf, type Row } from '../../platform/privacy/rowsOf.ts';
import { TRACED_CASES } from './tracedRow.ts';

/** The tables that are told by their own name; what hangs on their rows goes with them untold. */
const TABLE_OF: Readonly<Record<Kept, string>> = {
  cases: 'application',
  files: 'attachment',
  corrections: 'correction',
  notes: 'application_note',
  references: 'application_reference',
  messages: 'message',
  mails: 'mail',
  appointments: 'appointment',
  interviews: 'interview',
  payments: 'payment',
  licences: 'licence',
  checkIns: 'check_in',
  lessons: 'lesson_view',
  certificates: 'course_certificate',
  history: 'history',
};

/** Under which noun the history tells of the rows of a table. */
const NOUN_OF = { application: 'applications', person: 'persons', client_account: 'clients' } as const;

/** What nobody is given: it opens an account. */
const isSecret = (column: string) => /(hash|secret|token)$/.test(column);

export type Everything = ReadonlyMap<string, readonly Row[]>;

/**
 * All rows of all tables about a person: account, cases, persons and what hangs on them, their files, mails, history and
 * check-ins, which name them without keys of the database. Without what opens an account.
 */
export async function everythingOf(db: Db, account: number, owners: readonly FileOwner[]): Promise<Everything> {
  const { rows: cases } = await sql<{ id: number; person_id: number | null }>`
    select traced.id, traced.person_id from client_account, lateral ${TRACED_CASES} traced
    where client_account.id = ${account} order by traced.id`.execute(db);
  const persons = [...new Set(cases.flatMap(({ person_id }) => person_id ?? []))];
  const mails = sql<Row>`select mail.* from mail join client_account on folded(to_address) = folded(email) and to_address = email
      where client_account.id = ${account} and application_id is null and template not like 'staff%' order by mail.id`;
  const roots = { client_account: [account], application: cases.map(({ id }) => id), person: persons };
  return everything(db, roots, { owners, mails });
}

/** The same of a leader who was recorded and has neither account nor case: the person, the churches that they lead, and the file's rows. */
export async function everythingOfRecorded(db: Db, person: number, owners: readonly FileOwner[]): Promise<Everything> {
  const mails = sql<Row>`select mail.* from mail join person on folded(to_address) = folded(email) and to_address = email
      where person.id = ${person} and application_id is null and template not like 'staff%'
        and not exists (select from client_account where client_account.email = to_address) order by mail.id`;
  const found = new Map(await everything(db, { person: [person] }, { owners, mails }));
  const { rows: churches } = await sql<Row>`
    select church.* from church join church_leader on church_id = church.id where person_id = ${person} order by church.id`.execute(
    db,
  );
  return churches.length === 0 ? found : found.set('church', churches);
}

interface Beside {
  owners: readonly FileOwner[];
  /** Those that belong to no case. */
  mails: ReturnType<typeof sql<Row>>;
}

type Roots = Readonly<Partial<Record<keyof typeof NOUN_OF, readonly number[]>>>;

async function everything(db: Db, roots: Roots, { owners, mails }: Beside): Promise<Everything> {
  const found = new Map(await rowsOf(db, roots));
  const ids = (table: string) => (found.get(table) ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
  const add = async (table: string, query: ReturnType<typeof sql<Row>>) => {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.set(table, [...(found.get(table) ?? []), ...rows]);
  };
  for (const { noun, table } of owners)
    await add(
      'attachment',
      sql<Row>`select attachment.*, digest, media_type from attachment join stored_file on stored_file.id = file_id
        where noun = ${noun} and subject_id = any(${ids(table)}::bigint[]) order by attachment.id`,
    );
  for (const [table, noun] of Object.entries(NOUN_OF))
    await add(
      'history',
      sql<Row>`select * from history where noun = ${noun} and subject_id = any(${ids(table)}::bigint[]) order by id`,
    );
  await add(
    'check_in',
    sql<Row>`select * from check_in where person_id = any(${roots.person ?? []}::bigint[]) order by id`,
  );
  await add('mail', mails);
  return new Map([...found].map(([table, rows]) => [table, rows.map(withoutSecrets)]));
}

const withoutSecrets = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name)));

export const countsOf = (all: Everything) =>
  KEPT.map((what) => ({ what, count: all.get(TABLE_OF[what])?.length ?? 0 }));
