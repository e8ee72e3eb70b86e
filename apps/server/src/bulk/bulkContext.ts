import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Db } from '../platform/database/tables.ts';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import { newYorkDate } from '../platform/clock.ts';
import { loadActiveRoles, loadColleaguesAway } from '../sessions/loadSession.ts';
import { standingIn } from '../sessions/standingIn.ts';
import type { BulkContext } from './defineBulk.ts';
import './bulk.tables.ts';

export interface StartedBy {
  actor_id: number;
  role_id: number | null;
}

/** Nobody signed in for it: what belongs to a session, as the address of a file, is not to be made in a run. */
const NO_SESSION = 0;

/**
 * Whoever started a run, in the role of that moment, with the rights that both have now: none where the account is not
 * active any more or the role is not held.
 */
export async function bulkContext(
  { now, settings }: Pick<JobContext, 'now' | 'settings'>,
  db: Db,
  { actor_id: userId, role_id: roleId }: StartedBy,
): Promise<BulkContext> {
  const user = await db
    .selectFrom('staff_user')
    .select(['name', 'last_name', 'language', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const roles = user.status === 'ACTIVE' ? await loadActiveRoles(db, userId) : [];
  const role = roles.find(({ id }) => id === roleId);
  return {
    db,
    now,
    language: user.language,
    services: { settings },
    actor: {
      realm: 'staff',
      sessionId: NO_SESSION,
      userId,
      name: `${user.name} ${user.last_name}`,
      roleId,
      permissions: role?.permissions ?? new Set<Permission>(),
      roles,
      ...standingIn(await loadColleaguesAway(db, userId, newYorkDate(now))),
      language: user.language,
    },
  };
}
