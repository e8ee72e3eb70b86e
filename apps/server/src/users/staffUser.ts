import { sql, type Selectable } from 'kysely';
import type { StaffDetail, StaffUser } from '@portal/contract/users/staff.ts';
import { eachStaffField, STAFF_FIELDS, type StaffColumns, type StaffTexts } from '@portal/domain/users/staffFields.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { roleNameIn } from '../access/roleNameIn.ts';
import { findPendingEmail } from '../sessions/accountToken.ts';
import type { StaffUserTable } from '../sessions/sessions.tables.ts';
import { ADMINISTERS } from './roles/administrators.ts';

export type StaffRow = Omit<
  Selectable<StaffUserTable>,
  'password_hash' | 'last_role_id' | 'removed_at' | 'terms_version' | 'terms_accepted_at'
>;

/** The columns that are told; never the hash of a password. */
export const STAFF_COLUMNS = sql.raw(
  [
    'id, language, status, second_factor, last_sign_in_at, created_at, version',
    ...Object.values(STAFF_FIELDS).map(({ column }) => column),
  ].join(', '),
);

/** The fields of the form, as they are told. */
export const textsOf = (row: StaffColumns): StaffTexts =>
  // Each is of the type of its column.
  eachStaffField(({ column }) => row[column as keyof StaffColumns]) as StaffTexts;

/** A staff user as administration sees it; one that was removed is not found. */
export async function getStaffUser(
  context: Pick<StaffContext, 'db' | 'now' | 'language'>,
  id: number,
): Promise<StaffDetail> {
  const { db, now } = context;
  const { rows } =
    await sql<StaffRow>`select ${STAFF_COLUMNS} from staff_user where id = ${id} and removed_at is null`.execute(db);
  const [user] = await tellStaff(context, rows);
  if (!user) throw notFound();
  return { ...user, pendingEmail: await findPendingEmail({ db, now }, { realm: 'staff', accountId: id }) };
}

/** Rows with their roles, those that are not active any more included. */
export async function tellStaff(
  { db, language }: Pick<StaffContext, 'db' | 'language'>,
  rows: readonly StaffRow[],
): Promise<StaffUser[]> {
  const held = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', 'role.id', 'role.slug', 'role.active', ADMINISTERS.as('administrator')])
    .select(roleNameIn(language).as('name'))
    .where('user_role.user_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
    .orderBy('role.id')
    .execute();
  const roles = Map.groupBy(held, ({ user_id }) => user_id);
  return rows.map((row) => {
    const own = roles.get(row.id) ?? [];
    return {
      id: row.id,
      ...textsOf(row),
      language: row.language,
      status: row.status,
      roles: own.map(({ id, name, slug, administrator }) => ({ id, name, slug, administrator })),
      administrator: own.some(({ active, administrator }) => active && administrator),
      secondFactor: row.second_factor,
      lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      version: row.version,
    };
  });
}
