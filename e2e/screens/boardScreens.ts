import { expect } from '../quickExpect.ts';
import { FEW_CARDS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { choose, dialog, inTurn, menu, press, send, text } from './steps.ts';
import type { Steps } from './screenToSee.ts';

const BOARD = '/requests/dashboard';
/** Chooses the first card, as one does without a keyboard. */
const chosen: Steps = inTurn(
  press('applications', 'board.options'),
  choose('applications', 'board.choose'),
  async ({ page }) => {
    const card = page.getByRole('checkbox').and(page.locator('[data-card-link]')).first();
    // The board is drawn anew where it was read meanwhile.
    await expect(async () => {
      await card.click();
      await expect(card).toBeChecked({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  },
);
const toMany = (act: `act.${'move' | 'assign' | 'reassignEphesian' | 'tag' | 'email'}`) =>
  inTurn(chosen, press('many', 'acts'), choose('many', act));
const card: ScreenToSee['ready'] = ({ page }) => page.locator('[data-card]').first();

/** The board. */
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
    name: 'menu of a card',
    shows: ['CardMenu'],
    by: 'admin',
    at: BOARD,
    steps: ({ page }) => page.locator('[data-card-menu]').first().click(),
    ready: menu,
  },
  {
    name: 'how the board is looked at',
    shows: ['BoardMenu'],
    by: 'admin',
    at: BOARD,
    steps: press('applications', 'board.options'),
    ready: ({ page }) => page.getByRole('menuitemcheckbox').first(),
  },
  {
    name: 'keys of the board',
    shows: ['KeysDialog'],
    by: 'admin',
    at: BOARD,
    answers: FEW_CARDS,
    only: 'desk',
    steps: press('applications', 'board.keys'),
    ready: text('boardKeys', 'note'),
  },
  {
    name: 'a narrowed board',
    by: 'admin',
    at: `${BOARD}?advance=READY&stages=PAID,ANALYSIS`,
    ready: ({ page }) => page.getByRole('button', { name: /: (Ready to advance|Lista para avanzar)/ }),
  },
  {
    name: 'what a board is narrowed by',
    by: 'admin',
    at: BOARD,
    only: 'desk',
    steps: press('tables', 'addFilter'),
    ready: ({ page }) => page.getByRole('menuitem').first(),
  },
  {
    name: 'what a board is narrowed by, on a phone',
    shows: ['FilterSheet'],
    by: 'admin',
    at: `${BOARD}?advance=READY&country=PE,MX&entered=2026-01-01..`,
    only: 'phone',
    steps: ({ page }) => page.getByRole('button', { name: /^(Filters|Filtros): / }).click(),
    ready: ({ page }) => page.getByRole('checkbox', { checked: true }).first(),
  },
  {
    name: 'a board on which nothing fits',
    shows: ['NothingFits'],
    by: 'admin',
    at: `${BOARD}?search=zzzzzz`,
    ready: text('tables', 'noResults'),
  },
  {
    name: 'the board as a list',
    shows: ['ApplicationList'],
    by: 'admin',
    at: `${BOARD}?show=list`,
    ready: ({ page }) => page.locator('[data-card-link]').first(),
  },
  {
    name: 'cards of the board are chosen',
    shows: ['ChosenBar'],
    by: 'admin',
    at: BOARD,
    steps: chosen,
    ready: ({ page, say }) => page.getByRole('button', { name: say('many', 'acts') }),
  },
  {
    name: 'what may be done with many',
    shows: ['ManyMenu'],
    by: 'admin',
    at: BOARD,
    steps: inTurn(chosen, press('many', 'acts')),
    ready: menu,
  },
  {
    name: 'many assigned',
    shows: ['ManyDialog'],
    by: 'admin',
    at: BOARD,
    steps: toMany('act.assign'),
    ready: ({ page }) => page.getByRole('dialog').getByRole('radio').nth(4),
  },
  {
    name: 'many get another Ephesian, some of which have none',
    by: 'admin',
    at: BOARD,
    answers: {
      '/business/request/many/preview': {
        data: {
          total: 12,
          change: 9,
          unchanged: 1,
          refused: [
            {
              problems: [{ code: 'RRU007', params: { cases: '2026-000012' } }],
              count: 2,
              some: [{ id: 1, caseNumber: '2026-000012', name: 'Marta Solano' }],
            },
          ],
        },
      },
    },
    steps: inTurn(toMany('act.reassignEphesian'), ({ page }) =>
      page.getByRole('dialog').getByRole('radio').first().check(),
    ),
    ready: text('many', 'withoutGive'),
  },
  {
    name: 'many moved, no stage chosen',
    by: 'admin',
    at: BOARD,
    steps: inTurn(toMany('act.move'), send),
    ready: ({ page }) => page.locator('[aria-invalid=true]').first(),
  },
  { name: 'many tagged', by: 'admin', at: BOARD, steps: toMany('act.tag'), ready: dialog },
  { name: 'many written to', by: 'admin', at: BOARD, steps: toMany('act.email'), ready: dialog },
  {
    name: 'a board without columns',
    by: 'admin',
    at: BOARD,
    answers: { '/business/request/board': { data: { columns: [] } } },
    ready: text('applications', 'board.noColumns'),
  },
];
