import type { Me } from '@portal/contract/users/me.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import '../users.tables.ts';

/** The signed-in user with roles; `active` is the role of this request, null without any (the browser tells errorRole). */
export async function getMe({ db, actor }: StaffContext): Promise<Me> {
  const user = await db
    .selectFrom('staff_user')
    .select(['id', 'name', 'last_name', 'email', 'language'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return {
    id: user.id,
    name: user.name,
    lastName: user.last_name,
    email: user.email,
    language: { slug: user.language },
    roles: actor.roles.map(({ id, name, slug }) => ({ id, name, slug, active: id === actor.roleId })),
    standsInFor: [...(actor.colleaguesAway ?? [])],
    secondFactorNeeded: actor.lacksSecondFactor === true,
    active: actor.roleId === null ? null : { id: actor.roleId, permissions: [...actor.permissions] },
  };
}
