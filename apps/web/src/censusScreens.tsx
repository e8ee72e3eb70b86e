/** The screens of the churches' quarterly reports. */
import { IconReportAnalytics } from '@tabler/icons-react';
import { REPORT_READERS } from '@portal/domain/census/access.ts';
import { coded, holdingAny } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

const readsReports = holdingAny(...REPORT_READERS);

export const CENSUS_SCREENS: Menu['screens'] = [
  {
    path: '/reports/list-churches',
    opens: readsReports,
    title: 'menu.reportChurches',
    group: 'menu.reports',
    icon: IconReportAnalytics,
    ...coded(async () => (await import('./census/churches/ReportChurchesScreen.tsx')).ReportChurchesScreen),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/quarterly/QuarterlyListScreen.tsx')).QuarterlyListScreen),
  },
];
