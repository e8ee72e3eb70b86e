import type { Selectable } from 'kysely';
import type { staffEndpoints } from '@portal/contract/users.ts';
import { problem } from '@portal/domain/problem.ts';
import { makeAdministrator, whyNotManaged, whyNotRoles, whyNotStripped } from '@portal/domain/users/accounts.ts';
import { announceRights } from '../access/announceRights.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusalAt, refuseFields } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import type { StaffUserTable } from '../sessions/sessions.tables.ts';
import { isLastAdministrator } from './administrators.ts';
import { lockManagedUser } from './lockManagedUser.ts';
import { isStaffEmailTaken } from './staffEmail.ts';
import { columnsOf, phoneFields } from './staffFields.ts';
import { findChosenRoles, heldRoles, replaceRoles, type ChosenRole } from './staffRoles.ts';
import { tellNewAddress } from './tellNewAddress.ts';
import { recordUserChange } from './userHistory.ts';

type Input = InputOf<typeof staffEndpoints.updateUser>;

/** Told within the act of somebody whose name has changed: others repeat it, and are nouns that this one cannot know. */
export type OnRenamed = (db: Db, userId: number) => Promise<void>;

/**
 * Changes an account and its roles (spec §3 User). Refusals: `user.stale`; `user.administratorOnly`; `field.choice` at
 * roles and the phone's; `user.administratorOnly`, `role.combination` or `user.lastAdministrator` at roles (decisions.md
 * §5); `field.taken`.
 */
export const updateUser =
  (onRenamed: OnRenamed) =>
  async (context: StaffContext, { params, body }: Input): Promise<number> => {
    const { db } = context;
    const user = await lockManagedUser(context, params.id, body.version);
    const held = await heldRoles(db, user.id);
    const roles = await findRoles(context, user.id, held, body);
    const columns = columnsOf(body);
    const fields = changedFields(user, columns);
    const rolesAdded = idsOf(without(roles, held));
    const rolesRemoved = idsOf(without(held, roles));
    if (fields.length + rolesAdded.length + rolesRemoved.length === 0) return user.id;

    const moved = fields.includes('email');
    if (moved && (await isStaffEmailTaken(db, columns.email, user.id))) throw refusalAt('email', 'field.taken');
    await db
      .updateTable('staff_user')
      .set({ ...columns, version: user.version + 1 })
      .where('id', '=', user.id)
      .execute();
    await replaceRoles(db, user.id, idsOf(roles));
    await recordUserChange(context, user.id, 'updated', { fields, rolesAdded, rolesRemoved });
    if (moved) await tellNewAddress(context, { ...user, ...columns }, user.email);
    if (fields.includes('name') || fields.includes('last_name')) await onRenamed(db, user.id);
    await announceRights(db);
    return user.id;
  };

async function findRoles(
  { db, actor }: StaffContext,
  userId: number,
  held: readonly ChosenRole[],
  body: Input['body'],
): Promise<ChosenRole[]> {
  const roles = await findChosenRoles(db, body.roles, idsOf(held));
  refuseFields({ ...phoneFields(body), roles: roles ? undefined : problem('field.choice') });
  const chosen = roles ?? [];
  const working = chosen.filter(({ active }) => active);
  const changed = [...without(chosen, held), ...without(held, chosen)];
  refuseFields({
    roles:
      whyNotManaged(makeAdministrator(changed), actor.permissions) ??
      whyNotRoles(chosen) ??
      whyNotStripped(working, await isLastAdministrator(db, userId)),
  });
  return chosen;
}

const idsOf = (roles: readonly ChosenRole[]): number[] => roles.map(({ id }) => id);

const without = (roles: readonly ChosenRole[], others: readonly ChosenRole[]): ChosenRole[] =>
  roles.filter(({ id }) => others.every((other) => other.id !== id));

type Columns = ReturnType<typeof columnsOf>;

const changedFields = (user: Selectable<StaffUserTable>, columns: Columns): string[] =>
  (Object.keys(columns) as (keyof Columns)[]).filter((name) => columns[name] !== user[name]);
