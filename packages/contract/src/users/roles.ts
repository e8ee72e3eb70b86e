/** Roles: /roles/list, /roles/create (product/access.md#roles). */
import * as z from 'zod/mini';
import { PERMISSIONS } from '@portal/domain/access/permissions.ts';
import { ROLE_LIMITS } from '@portal/domain/access/roleRules.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { line, paragraph, roleSlug } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, inBothLanguages, optionallyRuled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

/** A permission of a version to come is told as it is kept. */
const permissions = z.array(z.string());

/** One line of /roles/list; name and description in the reader's language. */
const role = z.object({
  id,
  name: z.string(),
  description: z.string(),
  slug: z.nullable(z.string()),
  kind: z.nullable(z.enum(ASSIGNMENT_KINDS)),
  active: z.boolean(),
  /** It came with the portal: it can be deactivated and not deleted. */
  shipped: z.boolean(),
  administrator: z.boolean(),
  /** Who holds it sets a second factor up before anything else. */
  needsSecondFactor: z.boolean(),
  /** How many hold it, whatever the status of their accounts. */
  users: z.int(),
  /** The first of them by name, for those who manage roles. */
  holders: z.array(z.string()),
  /** How many permissions it has. */
  holds: z.int(),
  version: z.int(),
});
export type Role = z.output<typeof role>;

const both = z.object({ en: z.string(), es: z.string() });

const roleDetail = z.object({
  ...role.shape,
  names: both,
  descriptions: both,
  permissions,
  /** What this version of the portal ships for it beyond what staff made of it, to be taken or left. */
  offered: permissions,
});
export type RoleDetail = z.output<typeof roleDetail>;

export const ROLE_LIST = declareList({
  search: 'words',
  filters: {
    status: { kind: 'oneOf', values: ['ACTIVE', 'INACTIVE'] },
    origin: { kind: 'oneOf', values: ['SHIPPED', 'OWN'] },
  },
  sorts: ['name', 'users'],
  usual: 'name',
});

const show = anyOf('business.role.show', 'business.role.manage');
const manage = anyOf('business.role.manage');
const params = z.object({ id: idText });
const version = z.int();

const form = {
  name: inBothLanguages(line(ROLE_LIMITS.name)),
  description: inBothLanguages(paragraph(ROLE_LIMITS.description)),
  slug: optionallyRuled(roleSlug),
  active: z.boolean(),
  needsSecondFactor: z.boolean(),
  permissions: z.array(z.enum(PERMISSIONS as [(typeof PERMISSIONS)[number]])).check(z.minLength(1), z.maxLength(300)),
};

export const roleEndpoints = endpoints({
  listRoles: {
    ...listOf(ROLE_LIST, role),
    path: '/business/role',
    permission: show,
    does: 'Roles with how many hold them, 25 a page, by filters and order.',
  },
  getRole: {
    method: 'GET',
    path: '/business/role/:id',
    permission: show,
    does: 'One role with what it permits.',
    params,
    reply: roleDetail,
  },
  createRole: {
    method: 'POST',
    path: '/business/role',
    permission: manage,
    does: 'Makes a role of permissions that are all the maker’s own; administrators may give the markers.',
    body: z.object(form),
    reply: roleDetail,
    errors: [
      'field.taken',
      'field.languages',
      'role.notTheirs',
      'role.markers',
      'role.lasting',
      'user.administratorOnly',
    ],
  },
  updateRole: {
    method: 'PUT',
    path: '/business/role/:id',
    permission: manage,
    does:
      'Changes a role, which holds at once for everybody who has it. Refused where somebody would hold roles that may not ' +
      'stand together, and where no administrator would be left.',
    params,
    body: z.object({ ...form, version }),
    reply: roleDetail,
    present: roleDetail,
    errors: [
      'field.taken',
      'field.languages',
      'role.notTheirs',
      'role.markers',
      'role.lasting',
      'role.shipped',
      'role.combinationHeld',
      'user.administratorOnly',
      'user.lastAdministrator',
      'record.stale',
    ],
  },
  deleteRole: {
    method: 'DELETE',
    path: '/business/role/:id',
    permission: manage,
    does: 'Deletes a role that nobody holds and that staff made.',
    params,
    body: z.object({ version }),
    reply: nothing,
    present: roleDetail,
    errors: ['role.hasUsers', 'role.shipped', 'user.administratorOnly', 'record.stale'],
  },
});
