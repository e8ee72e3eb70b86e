import { sql } from 'kysely';
import * as z from 'zod/mini';
import { staffEndpoints } from '@portal/contract/users/staff.ts';
import type { BodyOf } from '@portal/contract/endpoints.ts';
import { ALIKE } from '@portal/domain/imports/imports.ts';
import { titleKey } from '@portal/domain/imports/fields.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { check } from '../../platform/http/input.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';
import { eraseInvited } from '../../users/invitations/eraseInvited.ts';
import { createUser } from '../../users/management/createUser.ts';
import { updateUser, type OnRenamed } from '../../users/management/updateUser.ts';
import { getStaffUser } from '../../users/staffUser.ts';
import { defineImport, type RowValues } from './importKind.ts';

type Body = BodyOf<typeof staffEndpoints.createUser>;
type Update = Omit<BodyOf<typeof staffEndpoints.updateUser>, 'version'>;

/** What the form sends; a file has the address once, so that it is told once where it is wrong. */
const rowBody = z.omit(staffEndpoints.createUser.body, { confirmEmail: true });

/** Staff users: each is invited as one who was made by the form is (product/imports.md#staff). */
export const staffImport = (onRenamed: OnRenamed) =>
  defineImport<Body, Update>({
    kind: 'STAFF',
    right: 'business.user.manage',
    subject: 'staff_id',
    table: 'staff_user',
    isFresh: sql<boolean>`subject.status = 'PENDING'`,
    async bodyOf({ db, language }, values) {
      const roles = await rolesOf(db, values['roles'] ?? '');
      const body = check(rowBody, { language, ...values, roles }) as z.output<typeof rowBody>;
      return { ...body, confirmEmail: body.email };
    },
    async find({ db }, body, batch) {
      const address = comparableEmail(body.email);
      const { rows } = await sql<{ id: number }>`
        select id from staff_user where removed_at is null and email = ${address}
        union all
        (select id from staff_user
          where removed_at is null and country = ${body.country}
            and folded(name || ' ' || last_name) % folded(${`${body.name} ${body.lastName}`})
            and similarity(folded(name || ' ' || last_name), folded(${`${body.name} ${body.lastName}`})) >= ${ALIKE}
            and not exists (
              select from import_row where import_row.staff_id = staff_user.id and batch_id = ${batch} and outcome = 'CREATED')
          order by similarity(folded(name || ' ' || last_name), folded(${`${body.name} ${body.lastName}`})) desc, id
          limit 1)
        limit 1`.execute(db);
      return rows[0]?.id;
    },
    create: (context, body) => createUser(context, { body }),
    async merge(context, id, body, values) {
      const before = await presentOf(context, id);
      await update(context, onRenamed, id, {
        ...before,
        ...changedBy(values, body),
        roles: [...new Set([...before.roles, ...body.roles])],
      });
      return before;
    },
    async versionOf(db, id) {
      const row = await db.selectFrom('staff_user').select('version').where('id', '=', id).executeTakeFirst();
      return row?.version;
    },
    remove: eraseInvited,
    restore: (context, id, before) => update(context, onRenamed, id, before),
    async namesOf({ db }, ids) {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name || ' ' || last_name as name from staff_user where id = any(${[...ids]}::bigint[])`.execute(db);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  });

/** Roles by name, in either language, or by slug, with a mark between them. */
async function rolesOf(db: Db, text: string): Promise<number[]> {
  const wanted = text
    .split(/[,;|/\n]/)
    .map(titleKey)
    .filter((name) => name !== '');
  const roles = await db
    .selectFrom('role')
    .select(['id', 'name', 'name_es', 'slug'])
    .where('active', '=', true)
    .execute();
  return wanted.map((name) => {
    const role = roles.find((each) =>
      [each.name, each.name_es, each.slug].some((known) => known && titleKey(known) === name),
    );
    if (!role) throw refusalAt('roles', 'field.choice');
    return role.id;
  });
}

async function presentOf(context: BulkContext, id: number): Promise<Update> {
  const { name, lastName, email, country, phoneCode, mobile, language, roles } = await getStaffUser(context, id);
  return {
    name,
    lastName,
    email,
    confirmEmail: null,
    // Accounts from before it was asked for have none, and keep none.
    country: country as string,
    phoneCode,
    mobile,
    language,
    roles: roles.map((role) => role.id),
  };
}

/** What stands in the row; whoever is found by the name alone keeps the address that they sign in with. */
function changedBy(values: RowValues, body: Body): Partial<Update> {
  const given = Object.keys(values).filter((field) => field !== 'roles' && field !== 'email');
  return Object.fromEntries(given.map((field) => [field, body[field as keyof Body]]));
}

async function update(context: BulkContext, onRenamed: OnRenamed, id: number, body: Update): Promise<void> {
  const { version } = await getStaffUser(context, id);
  await updateUser(onRenamed)(context, { params: { id }, body: { ...body, version } });
}
