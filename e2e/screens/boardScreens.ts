import { FEW_CARDS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { menu, press, text } from './steps.ts';

const BOARD = '/requests/dashboard';
const card: ScreenToSee['ready'] = ({ page }) => page.locator('[data-card]').first();
const tabs: ScreenToSee['ready'] = ({ page }) => page.getByRole('tabpanel');

const tab = (name: string): Omit<ScreenToSee, 'shows'> => ({
  name: `card, ${name}`,
  by: 'admin',
  at: ({ eventful }) => `${BOARD}?card=${eventful}&tab=${name}`,
  answers: FEW_CARDS,
  ready: tabs,
});

/** The board and the card beside it. */
export const BOARD_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'board',
    shows: ['/requests/dashboard', 'BoardScreen'],
    by: 'admin',
    at: BOARD,
    ready: card,
    reads: {
      path: '/business/request/board',
      empty: text('applications', 'empty.REJECT_BY_TAG'),
      emptied: ({ columns }) => ({
        columns: columns.map((column: object) => ({ ...column, data: [], totalBD: 0, loadMore: false, next: null })),
      }),
    },
  },
  {
    name: 'moves of a card',
    shows: ['MoveMenu'],
    by: 'admin',
    at: BOARD,
    steps: ({ page }) => page.locator('[data-card-menu]').first().click(),
    ready: menu,
  },
  {
    name: 'keys of the board',
    shows: ['KeysDialog'],
    by: 'admin',
    at: BOARD,
    answers: FEW_CARDS,
    only: 'desk',
    steps: press('applications', 'board.keys'),
    ready: text('applications', 'keys.note'),
  },
  {
    name: 'a board without columns',
    by: 'admin',
    at: BOARD,
    answers: { '/business/request/board': { data: { columns: [] } } },
    ready: text('applications', 'board.noColumns'),
  },
  {
    name: 'card',
    shows: ['ProfileTab', 'ReadyPanel'],
    by: 'admin',
    at: ({ eventful }) => `${BOARD}?card=${eventful}`,
    answers: FEW_CARDS,
    ready: tabs,
    reads: { path: '/business/request/*' },
  },
  { ...tab('ministry'), shows: ['MinistryTab'] },
  { ...tab('documents'), shows: ['DocumentsTab'] },
  { ...tab('history'), shows: ['HistoryTab'] },
  {
    name: 'card that was deactivated',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('REJECTED')}`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'section.deactivation'),
  },
  {
    name: 'card with corrections open',
    by: 'admin',
    at: ({ corrected }) => `${BOARD}?card=${corrected}`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'ready.waitingTitle'),
  },
  {
    name: 'card that is not there',
    by: 'admin',
    at: `${BOARD}?card=999999999`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'drawer.notFound'),
  },
  { name: 'board of an Ephesian', by: 'ephesian', at: BOARD, ready: card },
  {
    name: 'card before an Ephesian',
    by: 'ephesian',
    at: BOARD,
    steps: ({ page }) => page.locator('[data-card-link]').first().click(),
    ready: tabs,
    leavesMarks: true,
  },
];
