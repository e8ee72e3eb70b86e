import type { ScreenToSee, Steps } from '../screenToSee.ts';
import { dialog, errorSaid, row, text } from '../steps.ts';

const IMPORTS = '/configurations/imports';
const one: ScreenToSee['at'] = ({ import: id }) => `${IMPORTS}/${id}`;
const press =
  (key: 'check' | 'changeColumns' | 'undo'): Steps =>
  ({ page, say }) =>
    page.getByRole('button', { name: say('imports', key), exact: true }).click();

/** As it stands after the dry run, or later. */
const standing = (state: string, more: object = {}) => ({
  '/business/import/*': {
    changed: (batch: object) => ({
      ...batch,
      state,
      stopped: false,
      outcomes: { CREATED: 2, REFUSED: 1, REPEATED: 1 },
      ...more,
    }),
  },
});

/** Files that are brought in. */
export const IMPORT_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'imports',
    shows: ['/configurations/imports', 'ImportsScreen'],
    by: 'admin',
    at: IMPORTS,
    ready: row,
    reads: { path: '/business/import', empty: text('importList', 'emptyText') },
  },
  {
    name: 'imports, a file is chosen',
    shows: ['UploadDialog'],
    by: 'admin',
    at: IMPORTS,
    steps: ({ page, say }) =>
      page
        .getByRole('button', { name: say('importList', 'add') })
        .first()
        .click(),
    ready: dialog,
  },
  {
    name: 'import, columns of a census',
    by: 'admin',
    at: one,
    answers: standing('READ', { kind: 'CENSUS', mapping: { year: 0, quarter: 1 }, outcomes: {} }),
    ready: text('imports', 'alike.CENSUS'),
  },
  {
    name: 'import, its columns',
    shows: ['/configurations/imports/:id', 'ImportScreen'],
    by: 'admin',
    at: one,
    ready: text('imports', 'columnsLead'),
  },
  {
    name: 'import, a column lacks',
    by: 'admin',
    at: one,
    answers: standing('READ', { mapping: {} }),
    steps: press('check'),
    ready: errorSaid,
  },
  {
    name: 'import, the dry run',
    shows: ['RowsPanel'],
    by: 'admin',
    at: one,
    answers: standing('CHECKED'),
    ready: text('imports', 'runText'),
  },
  {
    name: 'import, undone',
    shows: ['UndoDialog'],
    by: 'admin',
    at: one,
    answers: standing('DONE'),
    steps: press('undo'),
    ready: dialog,
  },
  {
    name: 'import, other columns',
    by: 'admin',
    at: one,
    answers: standing('CHECKED'),
    steps: press('changeColumns'),
    ready: text('imports', 'columnsLead'),
  },
];
