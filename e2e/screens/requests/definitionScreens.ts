import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, send } from '../steps.ts';

const DEFINITIONS = '/configurations/exports';
const READ = '/business/report/metadata/group/*';

const acts: ScreenToSee['steps'] = ({ page, say }) =>
  page
    .getByRole('button', { name: say('exportDefinitions', 'acts') })
    .first()
    .click();
const titles = inTurn(acts, choose('exportDefinitions', 'edit'));

/** How lists look as files. */
export const DEFINITION_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'export definitions',
      shows: ['/configurations/exports', 'DefinitionsScreen'],
      at: DEFINITIONS,
      ready: ({ page }) => page.getByRole('cell').first(),
      reads: { path: READ },
    },
    {
      name: 'export definitions, of a list that the reader may not take out',
      at: DEFINITIONS,
      answers: { '/business/report/metadata/*/preview': { data: { may: false, columns: [], rows: [] } } },
      ready: ({ page, say }) => page.getByText(say('exportDefinitions', 'previewClosed')),
    },
    { name: 'export definitions, acts', at: DEFINITIONS, steps: acts, ready: menu },
    { name: 'export definitions, titles', shows: ['TitlesDialog'], at: DEFINITIONS, steps: titles, ready: dialog },
    {
      name: 'export definitions, too long a title',
      at: DEFINITIONS,
      steps: inTurn(
        titles,
        ({ page }) => page.getByRole('dialog').getByRole('textbox').first().fill('x'.repeat(2000)),
        send,
      ),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'export definitions, history',
      shows: ['SettingHistoryDialog'],
      at: DEFINITIONS,
      steps: press('history', 'settingHistory'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('listitem').first(),
      reads: { path: '/business/setting/*/versions' },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
