import type { Namespace } from '@portal/messages/browserTexts.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, press, text } from '../steps.ts';

/** Of a period before there was anything. */
const EMPTIED = (data: { figures: object; tables: object }) => ({
  ...data,
  figures: Object.fromEntries(Object.keys(data.figures).map((key) => [key, { now: 0, before: 0, year: 0 }])),
  tables: Object.fromEntries(Object.keys(data.tables).map((key) => [key, []])),
});

const seen = (path: string, figure: readonly [Namespace, string]): Omit<ScreenToSee, 'shows'> => ({
  name: `statistics, ${path}`,
  by: 'manager',
  at: `/statistics/${path}`,
  ready: text(figure[0], figure[1] as never),
  reads: { path: `/business/statistics/${path}`, empty: text('statistics', 'empty'), emptied: EMPTIED },
});

/** Statistics, each by its own screen of the one shape. */
export const STATISTIC_SCREENS: readonly ScreenToSee[] = [
  { shows: ['/statistics/macro', 'StatisticScreen'], ...seen('macro', ['macroStatistic', 'figure.countries']) },
  { shows: ['/statistics/request'], ...seen('request', ['requestStatistic', 'figure.daysToApproval']) },
  { shows: ['/statistics/leader'], ...seen('leader', ['leaderStatistic', 'figure.married']) },
  { shows: ['/statistics/analyst'], ...seen('analyst', ['analystStatistic', 'figure.finished']) },
  { shows: ['/statistics/ephesian'], ...seen('ephesian', ['ephesianStatistic', 'figure.interviews']) },
  { shows: ['/statistics/influence'], ...seen('influence', ['influenceStatistic', 'figure.radioHours']) },
  { shows: ['/statistics/home'], ...seen('home', ['homeStatistic', 'figure.hosts']) },
  { shows: ['/statistics/department'], ...seen('department', ['departmentStatistic', 'figure.active']) },
  { shows: ['/statistics/pastoral-care'], ...seen('pastoral-care', ['pastoralCareStatistic', 'figure.visits']) },
  {
    shows: ['/statistics/church', '/statistics/church/:id', 'ChurchStatisticScreen'],
    ...seen('church', ['churchStatistic', 'figure.baptisms']),
  },
  { shows: ['/statistics/region'], ...seen('region', ['regionStatistic', 'figure.submitted']) },
  {
    name: 'statistics, between two days',
    by: 'manager',
    at: '/statistics/request?period=2026-01-15..2026-02-20&country=MX,PE',
    ready: text('statistics', 'applyDays'),
  },
  {
    name: 'statistics, what a figure counts',
    by: 'manager',
    at: '/statistics/macro',
    steps: async ({ page }) => page.locator('main').getByRole('listitem').getByRole('button').first().click(),
    ready: text('macroStatistic', 'figure.leaders.meaning'),
  },
  {
    name: 'statistics, taken out',
    by: 'manager',
    at: '/statistics/macro',
    steps: press('tables', 'export'),
    ready: dialog,
  },
];
