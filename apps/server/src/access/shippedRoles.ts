import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import type { Db } from '../platform/database/tables.ts';
import './access.tables.ts';

const NAMES: Readonly<Record<ShippedRole, string>> = {
  administrator: 'Administrator',
  manager: 'Manager',
  supervisor: 'Supervisor',
  analyst: 'Analyst',
  ephesian: 'Ephesian',
};

/** Writes the shipped roles where they are missing; what staff changed since stays. Safe in several processes at once. */
export async function writeShippedRoles(db: Db): Promise<void> {
  const rows = (Object.keys(NAMES) as ShippedRole[]).map((slug) => ({
    name: NAMES[slug],
    slug,
    permissions: [...SHIPPED_ROLES[slug]],
  }));
  await db
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function shippedRoleId(db: Db, slug: ShippedRole): Promise<number> {
  const row = await db.selectFrom('role').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return row.id;
}
