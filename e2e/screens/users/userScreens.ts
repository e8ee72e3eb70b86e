import { SHARING, VIEWS, withoutAdministering } from '../sample.ts';
import { CHANGED } from './changedSample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import {
  choose,
  dialog,
  errorSaid,
  inTurn,
  menu,
  openChip,
  openViews,
  options,
  press,
  row,
  send,
  text,
} from '../steps.ts';

/** Two chips, and few rows to look through. */
const LIST = '/users/list?status=ACTIVE&search=analyst';
const FORM = '/users/create';
const openMenu = press('users', 'actionsOf');
const notAdministering = { '/business/user/me': { changed: withoutAdministering } };

/** The list of staff users with what every list has, and the form of a user. */
export const USER_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'users',
      shows: ['/users/list', 'UsersScreen'],
      at: '/users/list',
      ready: row,
      reads: { path: '/business/user', empty: text('users', 'emptyText') },
    },
    {
      name: 'users, many columns',
      shows: ['ColumnsMenu'],
      at: LIST,
      steps: press('tables', 'columns'),
      // A phone has them in the menu of the views.
      only: 'desk',
      ready: ({ page }) => page.locator('[role=dialog] [type=checkbox], [role=menuitemcheckbox]').first(),
    },
    { name: 'users, views', shows: ['ViewsMenu'], at: LIST, steps: openViews, ready: menu },
    {
      name: 'users, a view is saved without a name',
      shows: ['SaveViewDialog'],
      at: LIST,
      steps: inTurn(openViews, choose('tables', 'saveView'), send),
      ready: errorSaid,
    },
    { name: 'users, filters', at: LIST, only: 'desk', steps: press('tables', 'addFilter'), ready: menu },
    { name: 'users, values of a filter', at: LIST, steps: openChip, ready: options },
    {
      name: 'users, values of a long filter',
      at: LIST,
      only: 'desk',
      steps: inTurn(press('tables', 'addFilter'), choose('users', 'country')),
      ready: options,
    },
    { name: 'users, acts', shows: ['UserMenu', 'RowMenu'], at: LIST, steps: openMenu, ready: menu },
    {
      name: 'history of a user',
      shows: ['HistoryDialog'],
      at: LIST,
      answers: CHANGED,
      steps: inTurn(openMenu, choose('users', 'history')),
      ready: ({ page }) => page.getByRole('dialog').getByRole('listitem').first(),
      reads: { path: '/business/user/*/history', empty: text('history', 'noHistory') },
    },
    {
      name: 'changes',
      shows: ['/configurations/changes', 'ChangesScreen'],
      at: '/configurations/changes',
      ready: row,
      answers: CHANGED,
      reads: { path: '/business/change', empty: text('history', 'emptyText') },
    },
    {
      name: 'a change with its fields',
      shows: ['ChangeDialog'],
      at: '/configurations/changes?change=3',
      ready: text('history', 'openRecord'),
      answers: CHANGED,
    },
    {
      name: 'users, absence of somebody',
      at: LIST,
      steps: inTurn(openMenu, choose('users', 'absence')),
      ready: ({ page, say }) => page.getByRole('dialog').getByLabel(say('accounts', 'standIn')),
      reads: { path: '/business/user/*/absence' },
    },
    {
      name: 'users, deactivation',
      shows: ['UserStatusDialog'],
      at: LIST,
      steps: inTurn(openMenu, choose('users', 'deactivate')),
      ready: dialog,
    },
    {
      name: 'users, sessions of somebody',
      shows: ['UserSessionsDialog'],
      at: '/users/list?search=admin@portal.test',
      steps: inTurn(openMenu, choose('users', 'sessions')),
      ready: ({ page }) => page.getByRole('dialog').locator('[data-session]').first(),
      reads: { path: '/business/user/*/sessions', empty: text('users', 'noSessions') },
    },
    {
      name: 'users, removal',
      shows: ['RemoveUserDialog'],
      at: LIST,
      steps: inTurn(openMenu, choose('users', 'remove')),
      ready: dialog,
      reads: { path: '/business/user/*/holdings' },
    },
    {
      name: 'users, removal without an heir',
      at: LIST,
      steps: inTurn(openMenu, choose('users', 'remove'), send),
      ready: errorSaid,
    },
    {
      name: 'users, saved views are deleted',
      shows: ['SavedViewsDialog'],
      at: LIST,
      answers: { '/business/user/me/views/users': { data: VIEWS } },
      steps: inTurn(openViews, choose('tables', 'deleteViews')),
      ready: ({ page, say }) => page.getByRole('button', { name: say('tables', 'deleteView') }).first(),
    },
    {
      name: 'users, a view is shared',
      shows: ['ShareViewDialog'],
      at: `${LIST}&view=1`,
      answers: {
        '/business/user/me/views/users': { data: VIEWS },
        '/business/user/me/views/users/1/sharing': { data: SHARING },
      },
      steps: inTurn(press('tables', 'viewChanged'), choose('tables', 'shareView')),
      ready: dialog,
      reads: { path: '/business/user/me/views/users/1/sharing' },
    },
    {
      name: 'users, acts that are for administrators',
      at: '/users/list?search=admin@portal.test',
      answers: notAdministering,
      steps: openMenu,
      ready: menu,
    },
    { name: 'users, nothing found', at: '/users/list?search=nobody+at+all', ready: text('tables', 'noResults') },
    {
      name: 'invitation',
      shows: ['/users/create/:id?', 'UserFormScreen'],
      at: FORM,
      ready: ({ page }) => page.getByRole('checkbox').first(),
      reads: { path: '/business/role/options' },
    },
    {
      name: 'invitation, roles that cannot go together',
      at: FORM,
      async steps({ page, say }) {
        await page.getByRole('checkbox', { name: say('common', 'role.analyst') }).check();
        await page.getByRole('checkbox', { name: say('common', 'role.supervisor') }).check();
      },
      ready: text('users', 'notTogether'),
      leavesMarks: true,
    },
    {
      name: 'invitation, nothing typed',
      at: FORM,
      steps: send,
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'user',
      at: ({ analyst }) => `${FORM}/${analyst}`,
      ready: ({ page }) => page.getByRole('checkbox').first(),
      reads: { path: '/business/user/*' },
    },
    {
      name: 'user, choice of the country',
      at: ({ analyst }) => `${FORM}/${analyst}`,
      steps: ({ page }) => page.getByRole('main').getByRole('combobox').first().click(),
      ready: options,
    },
    {
      name: 'user, open sessions',
      shows: ['UserSessionsPanel'],
      at: ({ admin }) => `${FORM}/${admin}`,
      ready: ({ page }) => page.locator('[data-session]').first(),
    },
    {
      name: 'user, all sessions are ended',
      shows: ['EndUserSessionsDialog', 'EndingDialog'],
      at: ({ admin }) => `${FORM}/${admin}`,
      steps: press('users', 'endAll'),
      ready: dialog,
    },
    {
      name: 'invitation by who does not administer',
      at: FORM,
      answers: notAdministering,
      ready: ({ page }) => page.getByRole('checkbox').first(),
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));
