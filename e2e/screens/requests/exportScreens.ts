import type { Exported } from '@portal/contract/exports/exports.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, errorSaid, inTurn, press, row, send, text } from '../steps.ts';

const EXPORTS = '/account/exports';
const USERS = '/users/list';
const ORDER = '/business/exports';

const one: Exported = {
  id: 1,
  list: 'listUsers',
  title: 'Business Portal Users',
  format: 'xlsx',
  language: 'en',
  columns: ['name', 'email', 'stage'],
  filters: ['search', 'country'],
  by: { id: 1, name: 'Eva Administradora' },
  state: 'DONE',
  done: 3150,
  total: 3150,
  createdAt: '2026-11-20T15:05:00Z',
  keptUntil: null,
  file: null,
};
const file = { name: 'Business Portal Users 2026-11-20.xlsx', url: '#' };
/** One in each state, which the demo data does not hold. */
const listed: Exported[] = [
  { ...one, id: 6, state: 'RUNNING', done: 1500 },
  { ...one, id: 5, state: 'WAITING', done: 0 },
  { ...one, id: 4, format: 'csv', keptUntil: '2026-11-21T15:05:00Z', file },
  { ...one, id: 3, state: 'FAILED' },
  { ...one, id: 2, state: 'CANCELLED' },
  { ...one, id: 1, state: 'EXPIRED', filters: [] },
];
const answers = { [ORDER]: { data: { data: listed, total: listed.length, next: null, people: [one.by] } } };
const opened = press('tables', 'export');
const unchecked: ScreenToSee['steps'] = async ({ page }) => {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.uncheck();
};

/** A list taken out: what goes into the file, its making, and all that were made. */
export const EXPORT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'exports',
      shows: ['/account/exports', 'ExportsScreen'],
      at: EXPORTS,
      ready: row,
      answers,
      reads: { path: ORDER, empty: text('exports', 'emptyText') },
    },
    {
      name: 'export',
      shows: ['ExportDialog'],
      at: USERS,
      steps: opened,
      ready: dialog,
      reads: { path: `${ORDER}/columns/*` },
    },
    { name: 'export, no column chosen', at: USERS, steps: inTurn(opened, unchecked, send), ready: errorSaid },
    {
      name: 'export, being made',
      at: USERS,
      steps: inTurn(opened, send),
      ready: text('exports', 'preparing'),
      answers: { [ORDER]: { data: listed[0] }, [`${ORDER}/*`]: { data: listed[0] } },
    },
    {
      name: 'export, ready',
      at: USERS,
      steps: inTurn(opened, send),
      ready: text('exports', 'ready'),
      answers: { [ORDER]: { data: listed[2] }, [`${ORDER}/*`]: { data: listed[2] } },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
