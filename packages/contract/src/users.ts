// Over 250 lines: everything the wire says of one noun, read as one table.
/** The signed-in staff user and the own account, the management of staff, and whom an application can be given to. */
import * as z from 'zod/mini';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { areaCode, country, email, line, personName, phoneNumber } from '@portal/domain/fields/rules.ts';
import { USER_STATUSES } from '@portal/domain/users/accounts.ts';
import { anyOf, endpoints, nothing } from './endpoints.ts';
import { id, idText, instant, language, newPassword, optionallyRuled, ruled, secret } from './fields.ts';
import { declareList, listOf } from './lists.ts';

const roleSummary = z.object({ id, name: z.string(), slug: z.nullable(z.string()), active: z.boolean() });

export const me = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.object({ slug: language }),
  roles: z.array(roleSummary),
  /** The active role; null when the user holds none that is active: `errorRole`. */
  active: z.nullable(z.object({ id, permissions: z.array(z.string()) })),
});
export type Me = z.output<typeof me>;

export const staffOption = z.object({ id, name: z.string(), open: z.int() });
export type StaffOption = z.output<typeof staffOption>;

export const userEndpoints = endpoints({
  getMe: {
    method: 'GET',
    path: '/business/user/me',
    permission: 'staff',
    does: 'The signed-in user with roles, active role and its permissions.',
    reply: me,
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/business/user/me/language',
    permission: 'staff',
    does: 'Keeps the language that the user reads in.',
    body: z.object({ language }),
    reply: nothing,
  },
  listAssignable: {
    method: 'GET',
    path: '/business/user/assignable/:kind',
    permission: 'staff',
    does: 'Active staff of a kind with how many open applications each has; without the right to assign, oneself only.',
    params: z.object({ kind: z.enum(ASSIGNMENT_KINDS) }),
    reply: z.array(staffOption),
  },
});

const listName = z.string().check(z.regex(/^[a-z][a-z.-]{0,39}$/));
/** No half of a sign, which no database keeps. */
const isWhole = (text: string): boolean => text.isWellFormed();

const savedView = z.object({ id, name: z.string(), query: z.string() });
export type SavedView = z.output<typeof savedView>;

const session = z.object({
  id,
  /** The one of this request. */
  current: z.boolean(),
  createdAt: instant,
  activeAt: instant,
  remember: z.boolean(),
  /** As the browser named itself. */
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type OpenSession = z.output<typeof session>;

/** The signed-in user's own account. */
export const ownAccountEndpoints = endpoints({
  changePassword: {
    method: 'PUT',
    path: '/business/user/me/password',
    permission: 'staff',
    does: 'Changes the password: the present one is asked for, the new one must differ. Ends the other sessions.',
    body: z.object({ currentPassword: secret, password: newPassword, confirmPassword: secret }),
    reply: nothing,
    errors: ['field.oldPassword', 'field.samePassword', 'field.match', 'login.locked'],
  },
  changeEmail: {
    method: 'PUT',
    path: '/business/user/me/email',
    permission: 'staff',
    does: 'Mails a link to the new address; the change is made when it is followed. The present address is told.',
    body: z.object({ email: ruled(email), confirmEmail: ruled(email), password: secret }),
    reply: nothing,
    errors: ['field.oldPassword', 'field.match', 'field.taken', 'field.sameEmail', 'login.locked'],
  },
  listOwnSessions: {
    method: 'GET',
    path: '/business/user/me/sessions',
    permission: 'staff',
    does: 'Where the user is signed in, the last used first.',
    reply: z.array(session),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/business/user/me/sessions/:sessionId',
    permission: 'staff',
    does: 'Ends one session of the user.',
    params: z.object({ sessionId: idText }),
    reply: nothing,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/business/user/me/sessions',
    permission: 'staff',
    does: 'Ends every session of the user but the one of this request; answers how many.',
    reply: z.object({ ended: z.int() }),
  },
  listViews: {
    method: 'GET',
    path: '/business/user/me/views/:list',
    permission: 'staff',
    does: "The user's saved views of a list, by name.",
    params: z.object({ list: listName }),
    reply: z.array(savedView),
  },
  saveView: {
    method: 'PUT',
    path: '/business/user/me/views/:list',
    permission: 'staff',
    does: 'Keeps filters, order and columns of a list under a name; the same name again replaces it. At most 20 a list.',
    params: z.object({ list: listName }),
    body: z.object({ name: ruled(line(60)), query: z.string().check(z.maxLength(2000), z.refine(isWhole)) }),
    reply: savedView,
    errors: ['view.tooMany'],
  },
  forgetView: {
    method: 'DELETE',
    path: '/business/user/me/views/:list/:viewId',
    permission: 'staff',
    does: 'Forgets a saved view.',
    params: z.object({ list: listName, viewId: idText }),
    reply: nothing,
  },
});

/** One line of /users/list. */
const staffUser = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  language,
  phoneCode: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
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
  lastSignInAt: z.nullable(instant),
  createdAt: instant,
  /** Rises with every change; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
});
export type StaffUser = z.output<typeof staffUser>;

/** One alone. */
const staffDetail = z.object({
  ...staffUser.shape,
  /** Another address that was mailed a link; it becomes the account's when that is followed. */
  pendingEmail: z.nullable(z.string()),
});
export type StaffDetail = z.output<typeof staffDetail>;

const staffFields = {
  name: ruled(personName),
  lastName: ruled(personName),
  email: ruled(email),
  country: ruled(country),
  language,
  phoneCode: optionallyRuled(areaCode),
  mobile: optionallyRuled(phoneNumber),
  roles: z.array(id).check(z.minLength(1), z.maxLength(20)),
};

const showUsers = anyOf('business.user.show', 'business.user.manage');
const manageUsers = anyOf('business.user.manage');

/** Management of staff users: /users/list, /users/create. */
export const USER_LIST = declareList({
  search: 'words',
  filters: {
    status: { kind: 'oneOf', values: USER_STATUSES },
    role: { kind: 'record' },
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
  createUser: {
    method: 'POST',
    path: '/business/user',
    permission: manageUsers,
    does: 'Invites a staff user, who sets the password by the mailed link.',
    body: z.object({ ...staffFields, confirmEmail: ruled(email) }),
    reply: staffDetail,
    errors: ['field.taken', 'field.match', 'field.choice', 'role.combination', 'user.administratorOnly'],
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
  listUserSessions: {
    method: 'GET',
    path: '/business/user/:id/sessions',
    permission: anyOf('business.administrator'),
    does: 'Where a staff user is signed in.',
    params: z.object({ id: idText }),
    reply: z.array(session),
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
      }),
    ),
  },
});

const heirs = z.object({
  analyst: z.optional(id),
  supervisor: z.optional(id),
  manager: z.optional(id),
  ephesian: z.optional(id),
});

const holdings = z.object({
  /** Applications in whatever stage, deleted ones included: one in charge in two kinds counts in both, once in `total`. */
  analyst: z.int(),
  supervisor: z.int(),
  manager: z.int(),
  ephesian: z.int(),
  total: z.int(),
  /** Regions in the user's charge: they go to the Ephesian who inherits. */
  regions: z.int(),
});
export type Holdings = z.output<typeof holdings>;

/** Removing a staff user, whose work others inherit: an act upon applications. */
export const removalEndpoints = endpoints({
  getHoldings: {
    method: 'GET',
    path: '/business/user/:id/holdings',
    permission: manageUsers,
    does: 'How many applications of each kind, and how many regions, a staff user is in charge of.',
    params: z.object({ id: idText }),
    reply: holdings,
    errors: ['http.notFound'],
  },
  removeUser: {
    method: 'POST',
    path: '/business/user/:id/removal',
    permission: manageUsers,
    does:
      'Closes an account and hands its applications over to the heirs, row by row; after the last it is removed, at once ' +
      'where there is none. Where a row is refused it stays inactive, and the removal may be started again for the rest.',
    params: z.object({ id: idText }),
    body: z.object({ version: z.int(), heirs: z._default(heirs, {}) }),
    /** The bulk run to follow; none where there was nothing to hand over. */
    reply: z.object({ runId: z.nullable(id) }),
    present: staffDetail,
    errors: [
      'user.self',
      'user.lastAdministrator',
      'user.administratorOnly',
      'record.stale',
      'user.heir',
      'user.handingOver',
      'http.notFound',
    ],
  },
});
