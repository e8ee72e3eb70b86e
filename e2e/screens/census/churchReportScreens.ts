import type { Facts } from '../facts.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, errorSaid, menu, press, text } from '../steps.ts';

const REPORT = '/business/report/church/*/census/*';

const AT = '/reports/list-churches';
const filledIn =
  (part = '') =>
  ({ openReport: { church, census } }: Facts): string =>
    `${AT}/${church}/quarterly-list/edit/quarterly/${census}${part}`;
const owed = ({ openReport: { church, census } }: Facts): string =>
  `${AT}/${church}/quarterly-list/view/quarterly/${census}`;
const read = ({ receivedReport: { church, census } }: Facts): string =>
  `${AT}/${church}/quarterly-list/view/quarterly/${census}`;

const part = (name: string): ScreenToSee['ready'] => text('censusForm', `section.${name}` as 'section.membership');

/** One quarterly report: filled in part by part, sent and read. */
export const CHURCH_REPORT_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'report, filled in',
    shows: ['/reports/list-churches/:church/quarterly-list/:mode/quarterly/:census', 'ReportScreen'],
    by: 'admin',
    at: filledIn(),
    ready: ({ page }) => page.getByRole('textbox').first(),
    reads: { path: REPORT, empty: ({ page }) => page.getByRole('textbox').first() },
  },
  {
    name: 'report, departments',
    by: 'admin',
    at: filledIn('?part=departments'),
    ready: ({ page }) => page.getByRole('group').first(),
  },
  {
    name: 'report, no figure',
    by: 'admin',
    at: filledIn('?part=homeVision'),
    steps: ({ page }) => page.getByRole('textbox').first().fill('-1'),
    ready: errorSaid,
    leavesMarks: true,
  },
  { name: 'report, reviewed', by: 'admin', at: filledIn('?part=review'), ready: text('censusReport', 'final') },
  {
    name: 'report, owed, with its contacts',
    shows: ['ContactsPanel', 'NoteDialog'],
    by: 'admin',
    at: owed,
    ready: text('reportContacts', 'none'),
    reads: { path: '/business/report/church/*/census/*/contacts', empty: text('reportContacts', 'note') },
    answers: { '/business/report/church/*/census/*/contacts': { changed: (data) => ({ ...data, contacts: [] }) } },
  },
  {
    name: 'report, a call noted',
    by: 'admin',
    at: owed,
    steps: press('reportContacts', 'note'),
    ready: dialog,
  },
  {
    name: 'statistics of a church',
    shows: ['/reports/list-churches/:church/quarterly-list/statistics/:id?', 'StatisticsScreen'],
    by: 'manager',
    at: ({ receivedReport }) => `${AT}/${receivedReport.church}/quarterly-list/statistics`,
    ready: text('reportStatistics', 'before'),
    reads: {
      path: '/business/report/church/*/statistics',
      empty: text('reportStatistics', 'empty'),
      emptied: (data) => ({ ...data, quarters: [] }),
    },
  },
  {
    name: 'churches with their reports, what is done about one',
    shows: ['ChurchMenu'],
    by: 'admin',
    at: `${AT}?state=CENSUS_WITHOUT_STARTING`,
    steps: ({ page, say }) =>
      page
        .getByRole('button', { name: say('reportChurches', 'actionsOf') })
        .first()
        .click(),
    ready: menu,
  },
  { name: 'report, read', by: 'manager', at: read, ready: part('pastoralCare') },
];
