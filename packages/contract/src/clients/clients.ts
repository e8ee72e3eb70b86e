/** Customer portal accounts as the staff see and look after them: product/clients.md#seen-by-the-staff. */
import * as z from 'zod/mini';
import { CLIENT_KINDS, CLIENT_STATUSES, UNFINISHED_QUIET_DAYS, WAITS } from '@portal/domain/clients/accounts.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { FORM_STATES } from '@portal/domain/applications/values.ts';
import { email } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, instant, language, ruled } from '../fields.ts';
import { historyOfOne } from '../history.ts';
import { declareList, listOf, narrowing } from '../lists.ts';

/** Where an application is, one that was not submitted yet too. */
export const clientStage = z.enum(['UNFINISHED', ...BOARD_STAGES]);

/** No application that the reader sees. */
const NO_APPLICATION = 'NONE';

const account = {
  id,
  email: z.string(),
  /** The leader's, as the newest form has it; nothing before that. */
  name: z.nullable(z.string()),
  language,
  status: z.enum(CLIENT_STATUSES),
  createdAt: instant,
  /** The latest of creation, sign-in and work on a form or a correction, to the minute. */
  lastActiveAt: instant,
};

/** One line of /users/client-list. */
const client = z.object({
  ...account,
  kind: z.enum(CLIENT_KINDS),
  lastSignInAt: z.nullable(instant),
  /** The newest that the reader sees. */
  application: z.nullable(
    z.object({
      id,
      caseNumber: z.nullable(z.string()),
      stage: clientStage,
      formState: z.enum(FORM_STATES),
      churchName: z.nullable(z.string()),
      country: z.nullable(z.string()),
      ephesian: z.nullable(z.object({ id, name: z.string() })),
    }),
  ),
  /** Rises with every change by staff; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
});
export type ClientAccount = z.output<typeof client>;

const clientDetail = z.object({
  ...client.shape,
  termsVersion: z.string(),
  termsAcceptedAt: instant,
  /** The address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Those that the reader sees, the newest first. */
  applications: z.array(
    z.object({
      id,
      caseNumber: z.nullable(z.string()),
      stage: clientStage,
      startedAt: instant,
      submittedAt: z.nullable(instant),
    }),
  ),
});
export type ClientDetail = z.output<typeof clientDetail>;

/** One line of /users/created-accounts. */
const createdAccount = z.object({
  id,
  email: z.string(),
  name: z.nullable(z.string()),
  createdAt: instant,
  /** Null: the address was not confirmed yet. */
  confirmedAt: z.nullable(instant),
  language,
  /** Of the newest application that the reader sees; null: none. */
  stage: z.nullable(clientStage),
});
export type CreatedAccount = z.output<typeof createdAccount>;

/** One line of /users/unfinished-list. */
const unfinished = z.object({
  ...account,
  waits: z.enum(WAITS),
  /** How far the form is; nothing before it was begun. */
  formState: z.nullable(z.enum(FORM_STATES)),
  daysQuiet: z.int(),
  remindedAt: z.nullable(instant),
});

const SORTS = ['lastActive', 'name', 'created'] as const;

export const CLIENT_LIST = declareList({
  search: 'words',
  filters: {
    kind: { kind: 'oneOf', values: CLIENT_KINDS },
    /** Of the newest application that the reader sees, like country and Ephesian. */
    stage: { kind: 'oneOf', values: [NO_APPLICATION, ...clientStage.options] },
    country: { kind: 'several', of: { kind: 'country' } },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    status: { kind: 'oneOf', values: CLIENT_STATUSES },
  },
  sorts: SORTS,
  usual: '-lastActive',
});

export const CREATED_ACCOUNT_LIST = declareList({
  search: 'words',
  filters: {
    created: { kind: 'date' },
    confirmed: { kind: 'oneOf', values: ['yes', 'no'] },
    language: { kind: 'oneOf', values: LANGUAGES },
    /** Of the newest application that the reader sees. */
    stage: { kind: 'oneOf', values: [NO_APPLICATION, ...clientStage.options] },
  },
  sorts: ['created', 'name'],
  usual: '-created',
});

export const UNFINISHED_LIST = declareList({
  search: 'words',
  filters: {
    waits: { kind: 'oneOf', values: WAITS },
    quiet: { kind: 'oneOf', values: UNFINISHED_QUIET_DAYS },
    lastActive: { kind: 'date' },
  },
  sorts: SORTS,
  usual: '-lastActive',
});

const showClients = anyOf('business.client.show', 'business.client.manage');
const manageClients = anyOf('business.client.manage');
const remind = anyOf('business.request.unfinished');
const one = z.object({ id: idText });

export const clientEndpoints = endpoints({
  listClients: {
    path: '/business/client',
    permission: showClients,
    does: "Leaders and applicants within the reader's reach, 25 a page, by filters and order.",
    ...listOf(CLIENT_LIST, client),
  },
  listCreatedAccounts: {
    path: '/business/client/created',
    permission: showClients,
    does: "Accounts of the customer portal within the reader's reach by when they were created, 25 a page: confirmed or not, language and stage.",
    ...listOf(CREATED_ACCOUNT_LIST, createdAccount),
  },
  listUnfinished: {
    path: '/business/client/unfinished',
    permission: remind,
    does: 'Accounts that are not activated, have no application or one that is not submitted, 25 a page.',
    ...listOf(UNFINISHED_LIST, unfinished),
  },
  remindClients: {
    method: 'POST',
    path: '/business/client/reminders',
    permission: remind,
    does: 'Reminds the chosen accounts, or all that fit the filters, of what is left to do; told row by row.',
    body: z.object({
      clients: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      fitting: z.optional(z.object(narrowing(UNFINISHED_LIST))),
    }),
    reply: z.object({ runId: id }),
  },
  resendActivationTo: {
    method: 'POST',
    path: '/business/client/activation',
    permission: manageClients,
    does: 'Mails the link that activates the account of an address. Whether there is one is told to administrators only.',
    body: z.object({ email: ruled(email) }),
    reply: nothing,
    errors: ['login.unregistered', 'client.notPending'],
  },
  getClient: {
    method: 'GET',
    path: '/business/client/:id',
    permission: showClients,
    does: "One client within the reader's reach, with the applications.",
    params: one,
    reply: clientDetail,
  },
  listClientHistory: {
    path: '/business/client/:id/history',
    permission: showClients,
    does: "What was done to a client's account, by whom and when, the newest first, 50 a page.",
    ...historyOfOne,
  },
  updateClient: {
    method: 'PUT',
    path: '/business/client/:id',
    permission: manageClients,
    does:
      'Changes language and status; inactive ends the sessions. Another address is mailed a link, and becomes the ' +
      "account's when that is followed.",
    params: one,
    body: z.object({ email: ruled(email), language, status: z.enum(CLIENT_STATUSES), version: z.int() }),
    reply: clientDetail,
    present: clientDetail,
    errors: ['record.stale', 'client.notActive', 'user.status', 'field.taken'],
  },
  resendActivation: {
    method: 'POST',
    path: '/business/client/:id/activation',
    permission: manageClients,
    does: 'Mails the link that activates the account again; earlier ones end.',
    params: one,
    reply: nothing,
    errors: ['client.notPending'],
  },
});
