/** The screens of the churches' quarterly reports. */
import { readsReports } from '@portal/domain/census/access.ts';
import { coded } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

export const CENSUS_SCREENS: Menu['screens'] = [
  {
    path: '/reports/list-churches',
    opens: readsReports,
    title: 'menu.reportChurches',
    group: 'menu.reports',
    icon: menuIcon('IconListDetails'),
    ...coded(async () => (await import('./census/churches/ReportChurchesScreen.tsx')).ReportChurchesScreen),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/quarterly/QuarterlyListScreen.tsx')).QuarterlyListScreen),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list/:mode/quarterly/:census',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/report/ReportScreen.tsx')).ReportScreen),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list/statistics/:id?',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/statistics/StatisticsScreen.tsx')).StatisticsScreen),
  },
];
