/** The screens of the churches' quarterly reports. */
import { coded, holdingAny } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

const readsReports = holdingAny('business.report.census', 'business.census.edit', 'business.pastoral.care');

export const CENSUS_SCREENS: Menu['screens'] = [
  {
    path: '/reports/list-churches/:church/quarterly-list/:mode/quarterly/:census',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/report/ReportScreen.tsx')).ReportScreen),
  },
];
