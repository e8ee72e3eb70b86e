import { RUN, WITH_FILE } from './sample.ts';
import { ABSENCE_SCREENS } from './users/absenceScreens.ts';
import type { ScreenToSee, Steps } from './screenToSee.ts';
import {
  dialog,
  errorSaid,
  fileLink,
  fromProfile,
  inTurn,
  menu,
  openProfile,
  options,
  press,
  send,
  text,
} from './steps.ts';

const BOARD = '/requests/dashboard';
const OUTBOX = '/configurations/outbox';
const SESSIONS = '/account/sessions';

const openBell: Steps = async ({ page, say }) => {
  const [read, unread] = [say('notices', 'bell'), say('notices', 'bellUnread_other')];
  await page
    .getByRole('button', { name: read })
    .or(page.getByRole('button', { name: unread }))
    .click();
};

/** What surrounds every screen, and what belongs to the own account. */
export const FRAME_SCREENS: readonly ScreenToSee[] = [
  ...ABSENCE_SCREENS,
  {
    name: 'profile menu of somebody with two roles',
    shows: ['ProfileMenu', 'LateMenu', 'TopMenu'],
    by: 'manager2',
    at: BOARD,
    steps: openProfile,
    ready: menu,
  },
  {
    name: 'a role that opens nothing',
    shows: ['NoRoleScreen'],
    by: 'analyst',
    at: BOARD,
    answers: { '/business/user/me': { changed: (me) => ({ ...me, roles: [], active: null }) } },
    ready: text('shell', 'noRoleTitle'),
  },
  {
    name: 'a screen that the role does not open',
    shows: ['NotPermittedScreen', 'OpenScreen'],
    by: 'analyst',
    at: OUTBOX,
    ready: text('shell', 'notPermittedTitle'),
  },
  {
    name: 'while the demo applications are loaded',
    by: 'admin',
    at: OUTBOX,
    answers: { '/business/demo': { data: { loaded: 120, applications: 400 } } },
    ready: text('shell', 'demoLoading'),
  },
  {
    name: 'language menu',
    shows: ['LanguageMenu', 'ChoiceMenu'],
    by: 'admin',
    at: OUTBOX,
    steps: press('shell', 'language'),
    ready: ({ page }) => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'appearance menu',
    shows: ['AppearanceMenu'],
    by: 'admin',
    at: OUTBOX,
    steps: press('shell', 'appearance'),
    ready: ({ page }) => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'menu of the phone',
    shows: ['PhoneMenu'],
    by: 'admin',
    at: OUTBOX,
    only: 'phone',
    steps: press('shell', 'openMenu'),
    ready: ({ page }) => page.getByRole('dialog').getByRole('link').first(),
  },
  {
    name: 'menu of icons alone',
    by: 'admin',
    at: OUTBOX,
    only: 'desk',
    steps: press('shell', 'collapseMenu'),
    ready: ({ page, say }) => page.getByRole('button', { name: say('shell', 'expandMenu') }),
    leavesMarks: true,
  },
  {
    name: 'notices',
    shows: ['Bell', 'NoticePanel', 'NoticeDay', 'NoticeRow'],
    by: 'ephesian',
    at: '/requests/my-day',
    steps: openBell,
    ready: ({ page }) => page.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
    reads: {
      path: '/business/notices',
      empty: text('notices', 'emptyTitle'),
      emptied: () => ({ data: [], next: null }),
    },
  },
  {
    name: 'a notice with a file',
    by: 'analyst2',
    at: BOARD,
    steps: openBell,
    ready: fileLink,
    answers: {
      '/business/notices': {
        changed: (told) => ({ ...told, data: [WITH_FILE] }),
      },
    },
  },
  {
    name: 'how one is told',
    shows: ['NoticeChoicesDialog', 'NoticeChoicesForm'],
    by: 'analyst',
    at: BOARD,
    steps: fromProfile('myNotices'),
    ready: ({ page, say }) => page.getByLabel(say('notices', 'kind.CHAT')),
    reads: { path: '/business/notices/choices' },
  },
  {
    name: 'frequent questions',
    shows: ['FaqPanel'],
    by: 'admin',
    at: OUTBOX,
    steps: fromProfile('frequentQuestions'),
    ready: ({ page }) => page.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
    reads: {
      path: '/business/fqa',
      empty: text('content', 'noQuestions'),
      emptied: (answer) => ({ ...answer, content: [] }),
    },
  },
  {
    name: 'frequent questions, nothing found',
    by: 'admin',
    at: OUTBOX,
    steps: inTurn(fromProfile('frequentQuestions'), ({ page }) =>
      page.getByRole('dialog').getByRole('searchbox').fill('zzzz'),
    ),
    ready: text('content', 'noneFound'),
  },
  {
    name: 'search from anywhere',
    shows: ['SearchDialog'],
    by: 'admin',
    at: OUTBOX,
    steps: press('shell', 'search'),
    ready: options,
  },
  {
    name: 'search from anywhere, found',
    by: 'admin',
    at: OUTBOX,
    steps: inTurn(press('shell', 'search'), ({ page }) =>
      page.getByRole('dialog').getByRole('combobox').fill('esperanza'),
    ),
    ready: text('search', 'allApplications'),
    reads: {
      path: '/business/search',
      empty: text('search', 'found_zero'),
      emptied: () => ({ applications: [], churches: [], leaders: [], clients: [], staff: [] }),
    },
  },
  {
    name: 'keyboard shortcuts from the profile menu',
    by: 'admin',
    at: OUTBOX,
    steps: fromProfile('keys'),
    ready: text('boardKeys', 'search'),
  },
  {
    name: 'change of the email',
    shows: ['ChangeEmailDialog'],
    by: 'admin',
    at: OUTBOX,
    steps: inTurn(fromProfile('changeEmail'), send),
    ready: errorSaid,
  },
  {
    name: 'change of the password',
    shows: ['ChangePasswordDialog'],
    by: 'admin',
    at: OUTBOX,
    steps: inTurn(fromProfile('changePassword'), send),
    ready: errorSaid,
  },
  {
    name: 'own sessions',
    shows: ['/account/sessions', 'OwnSessionsScreen'],
    by: 'admin',
    at: SESSIONS,
    ready: ({ page }) => page.locator('[data-session]').first(),
    reads: { path: '/business/user/me/sessions' },
  },
  {
    name: 'end of a session',
    shows: ['EndSessionsDialog', 'UndraftedDialog', 'Dialog'],
    by: 'admin',
    at: SESSIONS,
    steps: press('accounts', 'endSessionOf'),
    ready: dialog,
  },
  {
    name: 'end of all other sessions',
    by: 'admin',
    at: SESSIONS,
    steps: press('accounts', 'endOthers'),
    ready: dialog,
  },
  {
    name: 'work on many, under way',
    by: 'admin',
    at: OUTBOX,
    answers: { '/business/bulk': { data: [RUN] }, '/business/bulk/1': { data: RUN } },
    ready: ({ page }) => page.getByRole('progressbar'),
  },
  {
    name: 'telling an administrator',
    by: 'admin',
    at: '/configurations/problems',
    answers: { '/business/problem': { refused: 'GE005', status: 500 } },
    steps: press('problems', 'tell'),
    ready: ({ page, say }) => page.getByLabel(say('problems', 'words')),
  },
];
