import type { Selectable } from 'kysely';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { whyNotGiven } from '@portal/domain/access/roleRules.ts';
import { problem } from '@portal/domain/problem.ts';
import {
  EMAIL_CHANGE,
  makeAdministrator,
  whyNotEmail,
  whyNotManaged,
  whyNotRoles,
  whyNotSame,
  whyNotStripped,
} from '@portal/domain/users/accounts.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { changesOf } from '../../history/changesOf.ts';
import { record } from '../../history/record.ts';
import { announceRoles } from '../../access/announceRights.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { StaffUserTable } from '../../sessions/sessions.tables.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';
import { isLastAdministrator } from '../roles/administrators.ts';
import { askStaffEmail } from '../email/askStaffEmail.ts';
import { inviteUser } from '../invitations/inviteUser.ts';
import { lockManagedUser } from './lockManagedUser.ts';
import { isStaffEmailTaken } from '../email/staffEmail.ts';
import { columnsOf, phoneFields } from './staffFields.ts';
import { findChosenRoles, heldRoles, replaceRoles, rightsOf, type ChosenRole } from '../roles/staffRoles.ts';

type Input = Pick<InputOf<typeof staffEndpoints.updateUser>, 'params' | 'body'>;

/** Told within the act of somebody whose name has changed: others repeat it, and are nouns that this one cannot know. */
export type OnRenamed = (db: Db, userId: number) => Promise<void>;

type User = Selectable<StaffUserTable>;

/**
 * Changes an account and its roles (product/users.md#fields). Another address of an active account is only asked for: it
 * holds when the link mailed to it is followed. Refusals: `record.stale`; `user.administratorOnly`; `field.choice` at
 * roles and the phone's; `field.match` at confirmEmail; `user.administratorOnly`, `role.notTheirs`, `role.combination` or
 * `user.lastAdministrator` at roles (product/access.md#giving-rights); `user.notActive` and `field.taken` at email.
 */
export const updateUser =
  (onRenamed: OnRenamed) =>
  async (context: BulkContext, { params, body }: Input): Promise<number> => {
    const { db } = context;
    const user = await lockManagedUser(context, params.id, body.version);
    const held = await heldRoles(db, user.id);
    const roles = await findRoles(context, user, held, body);
    const asked = await askedEmail(db, user, body);
    const byLink = asked !== undefined && EMAIL_CHANGE[user.status] === 'byLink';
    const columns = { ...columnsOf(body), ...(byLink && { email: user.email }) };
    if (byLink) await askStaffEmail(context, { ...user, language: columns.language }, asked);
    const { fields, changes, personal } = changesOf('staff_user', user, columns);
    const rolesAdded = idsOf(without(roles, held));
    const rolesRemoved = idsOf(without(held, roles));
    if (fields.length + rolesAdded.length + rolesRemoved.length === 0) return user.id;

    await db
      .updateTable('staff_user')
      .set({ ...columns, version: user.version + 1 })
      .where('id', '=', user.id)
      .execute();
    await replaceRoles(db, user.id, idsOf(roles));
    const detail = { fields, changes, rolesAdded, rolesRemoved };
    await record(context, { noun: 'users', id: user.id, kind: 'updated', detail, personal });
    if (fields.includes('email')) await inviteAnew(context, { ...user, ...columns });
    if (fields.includes('name') || fields.includes('last_name')) await onRenamed(db, user.id);
    await announceRoles(db);
    return user.id;
  };

/** Another address than the present one, if that is asked for and may be. */
async function askedEmail(db: Db, { id, email, status }: User, body: Input['body']): Promise<string | undefined> {
  const asked = comparableEmail(body.email);
  if (asked === email) return undefined;
  refuseFields({ email: whyNotEmail(status) });
  if (await isStaffEmailTaken(db, asked, id)) throw refusalAt('email', 'field.taken');
  return asked;
}

/** Links mailed to the address of before end. */
async function inviteAnew(context: BulkContext, user: User): Promise<void> {
  await endAccountTokens(context, { realm: 'staff', accountId: user.id });
  await inviteUser(context, user);
}

async function findRoles(
  { db, actor }: BulkContext,
  user: User,
  held: readonly ChosenRole[],
  body: Input['body'],
): Promise<ChosenRole[]> {
  const roles = await findChosenRoles(db, body.roles, idsOf(held));
  const isSame = comparableEmail(body.email) === user.email;
  refuseFields({
    ...phoneFields(body),
    confirmEmail: isSame
      ? undefined
      : whyNotSame(comparableEmail(body.email), comparableEmail(body.confirmEmail ?? '')),
    roles: roles ? undefined : problem('field.choice'),
  });
  const chosen = roles ?? [];
  const working = chosen.filter(({ active }) => active);
  const given = without(chosen, held);
  const changed = [...given, ...without(held, chosen)];
  refuseFields({
    roles:
      whyNotManaged(makeAdministrator(changed), actor.permissions) ??
      whyNotGiven(rightsOf(given), actor.permissions) ??
      whyNotRoles(chosen) ??
      whyNotStripped(working, await isLastAdministrator(db, user.id)),
  });
  return chosen;
}

const idsOf = (roles: readonly ChosenRole[]): number[] => roles.map(({ id }) => id);

const without = (roles: readonly ChosenRole[], others: readonly ChosenRole[]): ChosenRole[] =>
  roles.filter(({ id }) => others.every((other) => other.id !== id));
