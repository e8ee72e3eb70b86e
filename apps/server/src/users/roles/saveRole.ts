import { sql } from 'kysely';
import type { roleEndpoints } from '@portal/contract/users/roles.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { shippedAs, whyNotGiven, whyNotHeld } from '@portal/domain/access/roleRules.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { makeAdministrator, whyNotManaged } from '@portal/domain/users/accounts.ts';
import { problem } from '@portal/domain/problem.ts';
import { announceRoles } from '../../access/announceRights.ts';
import { changesOf } from '../../history/changesOf.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { hasAdministrator } from './administrators.ts';
import { lockRole, lockRoles, permissionsOf, type RoleRow } from './role.ts';
import { refuseHeldTogether } from './refuseHeldTogether.ts';

type Endpoints = typeof roleEndpoints;
type Form = InputOf<Endpoints['createRole']>['body'];

const NOTHING: ReadonlySet<Permission> = new Set();

/**
 * Makes a role (product/access.md#roles). Refusals: `user.administratorOnly`, `role.notTheirs`, `role.markers` and
 * `role.lasting` at permissions; `field.taken` at a name or the slug, whatever their accents and capitals.
 */
export async function createRole(context: StaffContext, { body }: InputOf<Endpoints['createRole']>): Promise<number> {
  await lockRoles(context);
  refusePermissions(context, { before: NOTHING, after: new Set(body.permissions), given: body.permissions });
  await refuseTaken(context, body);
  const { id } = await context.db
    .insertInto('role')
    .values({ ...columnsOf(body), permissions: body.permissions })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'access', id, kind: 'created', detail: { permissions: body.permissions } });
  return id;
}

/**
 * Changes a role; whoever works in it is told at once. Refusals: `record.stale`; those of `createRole`, where activating a
 * role gives all that it holds; `role.shipped` at the slug of one that the portal ships; `role.combinationHeld` at
 * permissions, naming who would hold both; `user.lastAdministrator`.
 */
export async function updateRole(
  context: StaffContext,
  { params: { id }, body: { version, ...form } }: InputOf<Endpoints['updateRole']>,
): Promise<number> {
  const { db } = context;
  const role = await lockRole(context, id, version);
  const [before, after] = [permissionsOf(role), new Set(form.permissions)];
  const [added, removed] = [without(after, before), without(before, after)];
  refuseFields({ slug: shippedAs(role.slug) && form.slug !== role.slug ? problem('role.shipped') : undefined });
  const factor = form.needsSecondFactor !== role.needs_second_factor;
  if (added.length + removed.length > 0 || form.active !== role.active || factor) {
    refusePermissions(context, { before, after, given: role.active || !form.active ? added : [...after] });
  }
  const columns = columnsOf(form);
  const { fields, changes } = changesOf('role', role, columns);
  if (fields.length + added.length + removed.length === 0 && hasSeenOffer(role)) return id;
  await refuseTaken(context, form, id);
  await refuseHeldTogether(db, id, after);
  await db
    .updateTable('role')
    .set({
      ...columns,
      permissions: form.permissions,
      // What this version ships was seen by who saved: it is offered no more.
      shipped_permissions: shippedNow(role),
      version: role.version + 1,
    })
    .where('id', '=', id)
    .execute();
  if (!(await hasAdministrator(db))) {
    throw refusalAt(form.active ? 'permissions' : 'active', 'user.lastAdministrator');
  }
  await record(context, { noun: 'access', id, kind: 'updated', detail: { fields, changes, added, removed } });
  await announceRoles(db);
  return id;
}

/** What administers is the administrators' alone, also to take away; beyond it nobody gives what is not theirs. */
function refusePermissions(
  { actor }: StaffContext,
  { before, after, given }: Record<'before' | 'after', ReadonlySet<Permission>> & { given: readonly Permission[] },
): void {
  const administers = makeAdministrator([{ permissions: before }, { permissions: after }]);
  refuseFields({
    permissions:
      whyNotManaged(administers, actor.permissions) ?? whyNotGiven(given, actor.permissions) ?? whyNotHeld(after),
  });
}

async function refuseTaken({ db }: StaffContext, { name, slug }: Form, except = 0): Promise<void> {
  const { rows } = await sql<Record<'en' | 'es' | 'slug', boolean>>`
    select bool_or(folded(name) = folded(${name.en})) as en,
      bool_or(folded(coalesce(name_es, name)) = folded(${name.es})) as es,
      bool_or(coalesce(slug = ${slug}, false)) as slug
    from role where id <> ${except}`.execute(db);
  const [taken] = rows;
  const refused = (is: boolean | undefined) => (is ? TAKEN : undefined);
  refuseFields({ 'name.en': refused(taken?.en), 'name.es': refused(taken?.es), slug: refused(taken?.slug) });
}

const TAKEN = { code: 'field.taken' } as const;

const columnsOf = ({ name, description, slug, active, needsSecondFactor }: Form) => ({
  name: name.en,
  name_es: name.es,
  description: description.en,
  description_es: description.es,
  slug,
  active,
  needs_second_factor: needsSecondFactor,
});

const shippedNow = ({ slug }: RoleRow): string[] | null => {
  const shipped = shippedAs(slug);
  return shipped ? [...SHIPPED_ROLES[shipped]] : null;
};

const hasSeenOffer = (role: RoleRow): boolean =>
  (shippedNow(role) ?? []).every((slug) => role.shipped_permissions?.includes(slug));

const without = (some: ReadonlySet<Permission>, others: ReadonlySet<Permission>): Permission[] =>
  [...some].filter((slug) => !others.has(slug));
