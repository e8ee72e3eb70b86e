import { pending } from './sample.ts';
import type { ScreenToSee, Steps } from './screenToSee.ts';
import {
  choose,
  dialog,
  errorSaid,
  inTurn,
  menu,
  openChip,
  options,
  press,
  row,
  send,
  text,
  selectFirst,
} from './steps.ts';

const CLIENTS = '/users/client-list';
const DRAFTS = '/requests/unfinished';
const UNFINISHED = '/users/unfinished-list';

const firstActs: Steps = ({ page, say }) =>
  page
    .getByRole('button', { name: say('drafts', 'acts') })
    .first()
    .click();

/** The accounts of the customer portal. */
export const CLIENT_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'clients',
    shows: ['/users/client-list', 'ClientsScreen'],
    by: 'admin',
    at: CLIENTS,
    ready: row,
    reads: { path: '/business/client', empty: text('clients', 'emptyText') },
  },
  {
    name: 'clients, values of a filter',
    by: 'admin',
    at: `${CLIENTS}?stage=ANALYSIS`,
    steps: openChip,
    ready: options,
  },
  {
    name: 'clients, acts',
    shows: ['ClientMenu'],
    by: 'admin',
    at: CLIENTS,
    answers: { '/business/client': { changed: (list) => ({ ...list, data: list.data.map(pending) }) } },
    steps: press('clients', 'actionsOf'),
    ready: menu,
  },
  {
    name: 'clients, an activation without an address',
    shows: ['ActivationDialog'],
    by: 'admin',
    at: CLIENTS,
    steps: inTurn(press('clients', 'resend'), send),
    ready: errorSaid,
  },
  {
    name: 'client',
    shows: ['/users/client-edit/:id', 'ClientScreen'],
    by: 'admin',
    at: ({ client }) => `/users/client-edit/${client}`,
    ready: text('clients', 'facts'),
    reads: { path: '/business/client/*' },
  },
  {
    name: 'client, no address typed',
    by: 'admin',
    at: ({ client }) => `/users/client-edit/${client}`,
    async steps(there) {
      await there.page.locator('input[type=email]').fill('');
      await send(there);
    },
    ready: errorSaid,
    leavesMarks: true,
  },
  {
    name: 'client who waits for the activation',
    by: 'admin',
    at: ({ client }) => `/users/client-edit/${client}`,
    answers: { '/business/client/*': { changed: pending } },
    ready: text('clients', 'pendingNote'),
  },
  {
    name: 'client, only to read',
    by: 'manager',
    at: ({ client }) => `/users/client-edit/${client}`,
    ready: text('clients', 'toList'),
  },
  {
    name: 'unfinished applications',
    shows: ['/requests/unfinished', 'DraftsScreen'],
    by: 'admin',
    at: DRAFTS,
    ready: row,
    reads: { path: '/business/request/unfinished', empty: text('drafts', 'emptyText') },
  },
  {
    name: 'unfinished applications, acts',
    by: 'supervisor',
    at: DRAFTS,
    steps: firstActs,
    ready: menu,
  },
  {
    name: 'unfinished applications, what is missing',
    shows: ['MissingDialog'],
    by: 'supervisor',
    at: DRAFTS,
    steps: inTurn(firstActs, choose('drafts', 'seeMissing')),
    ready: ({ page }) => page.getByRole('dialog').getByRole('listitem').first(),
  },
  {
    name: 'created accounts',
    shows: ['/users/created-accounts', 'CreatedAccountsScreen'],
    by: 'admin',
    at: '/users/created-accounts',
    ready: row,
    reads: { path: '/business/client/created', empty: text('createdAccounts', 'emptyText') },
  },
  {
    name: 'unfinished accounts',
    shows: ['/users/unfinished-list', 'UnfinishedScreen'],
    by: 'admin',
    at: UNFINISHED,
    ready: row,
    reads: { path: '/business/client/unfinished', empty: text('unfinished', 'emptyText') },
  },
  {
    name: 'unfinished accounts, one chosen',
    by: 'admin',
    at: UNFINISHED,
    steps: selectFirst,
    ready: ({ page, say }) => page.getByRole('button', { name: say('unfinished', 'remind') }),
    leavesMarks: true,
  },
  {
    name: 'unfinished accounts, reminder',
    shows: ['RemindDialog'],
    by: 'admin',
    at: UNFINISHED,
    steps: inTurn(selectFirst, press('unfinished', 'remind')),
    ready: dialog,
    leavesMarks: true,
  },
];
