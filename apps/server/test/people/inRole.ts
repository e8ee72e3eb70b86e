import { randomUUID } from 'node:crypto';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { staffId } from '../factories.ts';

/** A demonstration user in one more role, of its own, which the requests name. */
export async function inRole(
  portal: TestServer,
  name: 'analyst' | 'supervisor' | 'ephesian' | 'ephesian2',
  permissions: readonly Permission[],
): Promise<Pick<Caller, 'get' | 'send'>> {
  const user_id = await staffId(portal, name);
  const role = await portal.database.transaction(async (db) => {
    const made = await db
      .insertInto('role')
      .values({ name: `Own ${randomUUID()}`, slug: null, permissions: [...permissions] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values({ user_id, role_id: made.id }).execute();
    return made;
  });
  const caller = await portal.staff(name);
  const headers = { 'x-role-id': `${role.id}` };
  return {
    get: (path, more) => caller.get(path, { ...headers, ...more }),
    send: (method, path, body, more) => caller.send(method, path, body, { ...headers, ...more }),
  };
}
