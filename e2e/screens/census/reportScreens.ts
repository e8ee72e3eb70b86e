import type { Facts } from '../facts.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, errorSaid, inTurn, menu, openChip, options, press, row, selectFirst, send, text } from '../steps.ts';

const AT = '/reports/list-churches';
const quarterly = ({ receivedReport }: Facts): string => `${AT}/${receivedReport.church}/quarterly-list`;
const ofChurch = '/business/report/church/*';

const REASON = 'The church was without electricity for three weeks, and the leader asked for more time.';
const STANDING = {
  startedAt: null,
  sentAt: null,
  sentBy: null,
  reopened: null,
  files: null,
  version: 1,
};
const day = (quarter: number, of: 'sending' | 'deadline') =>
  `2025-${String(quarter * 3).padStart(2, '0')}-${of === 'sending' ? '01' : '30'}`;
/** A report of each state, one of them opened again and one sent by staff. */
const EACH_STATE = [
  { state: 'CENSUS_WITHOUT_STARTING', may: ['start', 'reopen'] },
  { state: 'INCOMPLETE', may: ['edit', 'reopen'], startedAt: '2025-09-02T15:00:00.000Z' },
  {
    state: 'PENDING',
    may: ['start', 'reopen'],
    reopened: { at: '2025-07-02T15:00:00.000Z', by: 'Grace Whitfield', reason: REASON },
  },
  { state: 'EXPIRED', may: ['view', 'reopen'] },
].map((report, place) => {
  const quarter = 4 - place;
  const census = { id: 20_250 + quarter, year: 2025, quarter };
  return { ...STANDING, census, sending: day(quarter, 'sending'), deadline: day(quarter, 'deadline'), ...report };
});
const RECEIVED = {
  ...STANDING,
  census: { id: 20_244, year: 2024, quarter: 4 },
  state: 'SEND',
  sending: '2024-12-01',
  deadline: '2024-12-31',
  startedAt: '2024-12-02T15:00:00.000Z',
  sentAt: '2024-12-03T15:00:00.000Z',
  sentBy: 'Grace Whitfield',
  may: ['download', 'view'],
  files: '/api/census-report/none',
};
const eachState = (data: any) => ({ ...data, reports: [...EACH_STATE, RECEIVED] });
const closed = (data: any) => ({ church: { ...data.church, closed: true }, reports: [RECEIVED] });

/** The churches with their newest report, and the reports of one. */
export const REPORT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'churches with their reports',
      shows: ['/reports/list-churches', 'ReportChurchesScreen'],
      at: AT,
      ready: row,
      reads: { path: '/business/report/church', empty: text('reportChurches', 'emptyText') },
    },
    {
      name: 'churches with their reports, by Ephesian',
      shows: ['QuarterRates', 'RegionRates'],
      at: AT,
      steps: ({ page }) => page.locator('main summary').first().click(),
      ready: ({ page }) => page.locator('main details table'),
    },
    {
      name: 'churches with their reports, some to be reminded',
      shows: ['RemindDialog'],
      at: `${AT}?state=CENSUS_WITHOUT_STARTING`,
      steps: inTurn(selectFirst, press('reportChurches', 'remind')),
      ready: dialog,
    },
    {
      name: 'churches with their reports, values of a filter',
      at: `${AT}?state=SEND`,
      steps: openChip,
      ready: options,
    },
    {
      name: 'reports of a church',
      shows: ['/reports/list-churches/:church/quarterly-list', 'QuarterlyListScreen'],
      at: quarterly,
      ready: row,
      reads: {
        path: ofChurch,
        empty: text('quarterlyReports', 'emptyTitle'),
        emptied: (data) => ({ ...data, reports: [] }),
      },
    },
    {
      name: 'reports of a church, one in each state',
      at: quarterly,
      answers: { [ofChurch]: { changed: eachState } },
      ready: text('quarterlyReports', 'start'),
    },
    {
      name: 'reports of a closed church',
      at: quarterly,
      answers: { [ofChurch]: { changed: closed } },
      ready: text('quarterlyReports', 'closed'),
    },
    {
      name: 'reports of a church, the files of one',
      shows: ['DownloadMenu'],
      at: quarterly,
      answers: { [ofChurch]: { changed: eachState } },
      steps: press('quarterlyReports', 'downloadOf'),
      ready: menu,
    },
    {
      name: 'reports of a church, another deadline',
      shows: ['ReopenDialog'],
      at: quarterly,
      answers: { [ofChurch]: { changed: eachState } },
      steps: press('quarterlyReports', 'reopenOf'),
      ready: dialog,
    },
    {
      name: 'reports of a church, no deadline was entered',
      at: quarterly,
      answers: { [ofChurch]: { changed: eachState } },
      steps: inTurn(press('quarterlyReports', 'reopenOf'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
