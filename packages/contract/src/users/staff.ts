/** Management of staff users: /users/list, /users/create. */
import * as z from 'zod/mini';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { email, paragraph } from '@portal/domain/fields/rules.ts';
import { USER_STATUSES } from '@portal/domain/users/accounts.ts';
import { eachStaffField, type STAFF_FIELDS, type StaffFieldName } from '@portal/domain/users/staffFields.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, instant, language, optionallyRuled, ruled } from '../fields.ts';
import { historyOfOne } from '../history.ts';
import { declareList, listOf } from '../lists.ts';
import { openSession } from '../sessions.ts';

type Fields = typeof STAFF_FIELDS;

/** The fields of the form, as they are told. */
const told = eachStaffField(({ always }) => (always ? z.string() : z.nullable(z.string()))) as {
  [Name in StaffFieldName]: Fields[Name]['always'] extends true ? z.ZodMiniString : z.ZodMiniNullable<z.ZodMiniString>;
};

/** The same as they are entered. */
const entered = eachStaffField(({ rule, required }) => (required ? ruled(rule) : optionallyRuled(rule))) as {
  [Name in StaffFieldName]: ReturnType<Fields[Name]['required'] extends true ? typeof ruled : typeof optionallyRuled>;
};

/** One line of /users/list. */
const staffUser = z.object({
  id,
  ...told,
  language,
  status: z.enum(USER_STATUSES),
  roles: z.array(
    z.object({
      id,
      name: z.string(),
      slug: z.nullable(z.string()),
      /** Only an administrator gives it or takes it away. */
      administrator: z.boolean(),
    }),
  ),
  /** Holds an active role that administers: only an administrator changes the account. */
  administrator: z.boolean(),
  secondFactor: z.boolean(),
  lastSignInAt: z.nullable(instant),
  createdAt: instant,
  /** Rises with every change; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
});
export type StaffUser = z.output<typeof staffUser>;

/** One alone. */
export const staffDetail = z.object({
  ...staffUser.shape,
  /** Another address that was mailed a link; it becomes the account's when that is followed. */
  pendingEmail: z.nullable(z.string()),
});
export type StaffDetail = z.output<typeof staffDetail>;

const staffFields = {
  ...entered,
  language,
  roles: z.array(id).check(z.minLength(1), z.maxLength(20)),
};

const showUsers = anyOf('business.user.show', 'business.user.manage');
export const manageUsers = anyOf('business.user.manage');

export const USER_LIST = declareList({
  search: 'words',
  filters: {
    status: { kind: 'oneOf', values: USER_STATUSES },
    role: { kind: 'several', of: { kind: 'record' } },
    country: { kind: 'country' },
  },
  sorts: ['name', 'lastSignIn', 'created'],
  usual: 'name',
});

export const staffEndpoints = endpoints({
  listUsers: {
    path: '/business/user',
    permission: showUsers,
    does: 'Staff users, 25 a page, by filters and order.',
    ...listOf(USER_LIST, staffUser),
  },
  getUser: {
    method: 'GET',
    path: '/business/user/:id',
    permission: showUsers,
    does: 'One staff user.',
    params: z.object({ id: idText }),
    reply: staffDetail,
  },
  listUserHistory: {
    path: '/business/user/:id/history',
    permission: showUsers,
    does: 'What was done to the account of a staff user, by whom and when, the newest first, 50 a page.',
    ...historyOfOne,
  },
  createUser: {
    method: 'POST',
    path: '/business/user',
    permission: manageUsers,
    does: 'Invites a staff user, who sets the password by the mailed link.',
    body: z.object({ ...staffFields, confirmEmail: ruled(email) }),
    reply: staffDetail,
    errors: [
      'field.taken',
      'field.match',
      'field.choice',
      'role.combination',
      'role.notTheirs',
      'user.administratorOnly',
    ],
  },
  updateUser: {
    method: 'PUT',
    path: '/business/user/:id',
    permission: manageUsers,
    does:
      'Changes a staff user. Another address is entered twice: of an active account it is mailed a link and holds when that ' +
      'is followed, of one that waits for its owner it holds at once and is invited anew.',
    params: z.object({ id: idText }),
    body: z.object({ ...staffFields, confirmEmail: optionallyRuled(email), version: z.int() }),
    reply: staffDetail,
    present: staffDetail,
    errors: [
      'field.taken',
      'field.match',
      'user.notActive',
      'field.choice',
      'role.combination',
      'role.notTheirs',
      'user.lastAdministrator',
      'user.administratorOnly',
      'record.stale',
    ],
  },
  setUserStatus: {
    method: 'PUT',
    path: '/business/user/:id/status',
    permission: manageUsers,
    does: 'Deactivates an account, which ends its sessions, or activates it again.',
    params: z.object({ id: idText }),
    body: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']), version: z.int() }),
    reply: staffDetail,
    present: staffDetail,
    errors: ['user.status', 'user.self', 'user.lastAdministrator', 'user.administratorOnly', 'record.stale'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/business/user/:id/invitation',
    permission: manageUsers,
    does: 'Mails the invitation again; earlier links end.',
    params: z.object({ id: idText }),
    reply: nothing,
    errors: ['user.status', 'user.administratorOnly'],
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/business/user/:id/second-factor',
    permission: manageUsers,
    does: 'Removes all second factors of a staff user who lost them, who is told and signed out everywhere.',
    params: z.object({ id: idText }),
    body: z.object({ reason: ruled(paragraph(300)), version: z.int() }),
    reply: staffDetail,
    present: staffDetail,
    errors: ['user.self', 'factor.none', 'role.notTheirs', 'user.administratorOnly', 'record.stale'],
  },
  listUserSessions: {
    method: 'GET',
    path: '/business/user/:id/sessions',
    permission: anyOf('business.administrator'),
    does: 'Where a staff user is signed in.',
    params: z.object({ id: idText }),
    reply: z.array(openSession),
  },
  endUserSessions: {
    method: 'DELETE',
    path: '/business/user/:id/sessions',
    permission: anyOf('business.administrator'),
    does: 'Ends every session of a staff user; answers how many.',
    params: z.object({ id: idText }),
    reply: z.object({ ended: z.int() }),
  },
  endUserSession: {
    method: 'DELETE',
    path: '/business/user/:id/sessions/:sessionId',
    permission: anyOf('business.administrator'),
    does: 'Ends one session of a staff user.',
    params: z.object({ id: idText, sessionId: idText }),
    reply: nothing,
    errors: ['http.notFound'],
  },
  listRoleOptions: {
    method: 'GET',
    path: '/business/role/options',
    permission: anyOf('business.user.show', 'business.user.manage', 'business.role.show', 'business.role.manage'),
    does: 'Active roles with what a form needs to say of them.',
    reply: z.array(
      z.object({
        id,
        name: z.string(),
        slug: z.nullable(z.string()),
        description: z.string(),
        kind: z.nullable(z.enum(ASSIGNMENT_KINDS)),
        /** Only an administrator gives it or takes it away. */
        administrator: z.boolean(),
        /** Who lacks one of them gives the role to nobody. */
        permissions: z.array(z.string()),
      }),
    ),
  },
});
