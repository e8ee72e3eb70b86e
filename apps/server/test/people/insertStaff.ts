import { randomUUID } from 'node:crypto';
import type { ShippedRole } from '@portal/domain/access/roles.ts';
import { shippedRoleId } from '../../src/access/shippedRoles.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/users/users.tables.ts';

/** An active staff user in one role, who was never invited and has no password. */
export async function insertStaff(db: Db, role: ShippedRole): Promise<{ userId: number; roleId: number }> {
  const roleId = await shippedRoleId(db, role);
  const { id: userId } = await db
    .insertInto('staff_user')
    .values({
      name: 'Marta',
      last_name: 'Rey',
      email: `${randomUUID()}@example.org`,
      password_hash: null,
      country: null,
      mobile: null,
      language: 'es',
      status: 'ACTIVE',
      last_role_id: roleId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_role').values({ user_id: userId, role_id: roleId }).execute();
  return { userId, roleId };
}
