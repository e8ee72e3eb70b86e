/** When somebody is away, and what who stands in for them sees. */
import type { ScreenToSee } from '../screenToSee.ts';
import { errorSaid, fromProfile, inTurn, send, text } from '../steps.ts';

const BOARD = '/requests/dashboard';

/** Who is away, and whose cards the reader has meanwhile. */
const COLLEAGUE = { id: 900_001, name: 'María de los Ángeles Villavicencio', until: '2026-12-24' };
const AWAY = {
  absence: { delegate: { id: 900_002, name: 'Mateo Ibáñez' }, from: '2026-12-20', until: '2027-01-04' },
  standsInFor: [
    { id: COLLEAGUE.id, name: COLLEAGUE.name, from: '2026-12-07', until: COLLEAGUE.until },
    { id: 900_003, name: 'Ana Sol', from: '2027-01-11', until: '2027-01-15' },
  ],
};
interface Hands {
  assignment: Record<string, unknown>;
}
const inTheirHands = (board: { columns: { data: Hands[] }[] }) => ({
  ...board,
  columns: board.columns.map((column) => ({
    ...column,
    data: column.data.map((card) => ({ ...card, assignment: { ...card.assignment, analyst: COLLEAGUE } })),
  })),
});

const MINE = { by: 'analyst', at: BOARD, steps: fromProfile('myAbsence') } as const;
/** The same with another answer to what is set. */
const mineWith = (change: (known: object) => object) => ({
  ...MINE,
  answers: { '/business/user/*/absence': { changed: change } },
});

export const ABSENCE_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'my absence',
    shows: ['AbsenceDialog', 'AbsenceForm'],
    ...MINE,
    ready: ({ page, say }) => page.getByLabel(say('accounts', 'standIn')),
    reads: { path: '/business/user/*/absence' },
  },
  {
    name: 'my absence while one is set, and for whom I stand in',
    ...mineWith((known) => ({ ...known, ...AWAY })),
    ready: ({ page, say }) => page.getByLabel(say('accounts', 'absenceUntil')),
  },
  {
    name: 'my absence ends before it begins',
    ...mineWith((known) => ({ ...known, absence: { ...AWAY.absence, until: '2026-12-01' } })),
    steps: inTurn(MINE.steps, send),
    ready: errorSaid,
  },
  {
    name: 'my absence where nobody can stand in',
    ...mineWith((known) => ({ ...known, absence: null, offered: [] })),
    ready: text('accounts', 'absenceNobody'),
  },
  {
    name: 'a card that is handled in a colleague’s stead',
    by: 'analyst2',
    at: `${BOARD}?stage=ANALYSIS`,
    answers: {
      '/business/user/me': { changed: (me) => ({ ...me, standsInFor: [COLLEAGUE] }) },
      '/business/request/board': { changed: inTheirHands },
    },
    ready: ({ page, say }) => page.getByText(say('applications', 'badge.onBehalf')).first(),
  },
  {
    name: 'while one stands in for a colleague',
    shows: ['StandInNotice'],
    by: 'analyst2',
    at: BOARD,
    answers: {
      '/business/user/me': {
        changed: (me) => ({ ...me, standsInFor: [{ id: 5, name: 'Julia Pérez', until: '2026-12-24' }] }),
      },
    },
    ready: ({ page, say }) => page.getByRole('region', { name: say('accounts', 'standsInLabel') }),
  },
];
