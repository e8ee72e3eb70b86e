/** The screens of the churches' quarterly reports. */
import { readsReports } from '@portal/domain/census/access.ts';
import { coded, holding } from './openedBy.tsx';
import { SATISFACTION_REPORTS } from '@portal/domain/census/satisfaction.ts';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

const caresFor = holding('business.pastoral.care');

export const CENSUS_SCREENS: Menu['screens'] = [
  {
    path: '/pastoral-care/list',
    opens: caresFor,
    title: 'menu.myRegion',
    group: 'menu.dashboards',
    icon: menuIcon('IconBuildingChurch'),
    ...coded(async () => (await import('./census/care/MyRegionScreen.tsx')).MyRegionScreen),
  },
  {
    path: '/pastoral-care/census/:church',
    within: '/pastoral-care/list',
    opens: caresFor,
    ...coded(async () => {
      const { QuarterlyListScreen } = await import('./census/quarterly/QuarterlyListScreen.tsx');
      return () => <QuarterlyListScreen list="/pastoral-care/list" />;
    }),
  },
  {
    path: '/pastoral-care/ministry/:leader/:church',
    within: '/pastoral-care/list',
    opens: caresFor,
    ...coded(async () => {
      const [{ MinistryScreen }, { MinistryReports }] = await Promise.all([
        import('./churches/page/MinistryScreen.tsx'),
        import('./census/care/MinistryReports.tsx'),
      ]);
      return () => <MinistryScreen Reports={MinistryReports} />;
    }),
  },
  {
    path: '/pastoral-care/ministry/:leader/:church/statistics/:id?',
    chooses: 'id',
    within: '/pastoral-care/list',
    opens: caresFor,
    ...coded(async () => (await import('./census/statistics/StatisticsScreen.tsx')).StatisticsScreen),
  },
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
    ...coded(async () => {
      const { QuarterlyListScreen } = await import('./census/quarterly/QuarterlyListScreen.tsx');
      return () => <QuarterlyListScreen list="/reports/list-churches" />;
    }),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list/:mode/quarterly/:census',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/report/ReportScreen.tsx')).ReportScreen),
  },
  {
    path: '/reports/list-churches/:church/quarterly-list/statistics/:id?',
    chooses: 'id',
    within: '/reports/list-churches',
    opens: readsReports,
    ...coded(async () => (await import('./census/statistics/StatisticsScreen.tsx')).StatisticsScreen),
  },
  {
    path: '/reports/vision-report',
    opens: holding(SATISFACTION_REPORTS.vision.right),
    title: 'menu.visionReport',
    group: 'menu.reports',
    icon: menuIcon('IconEyeCheck'),
    ...coded(async () => {
      const { SatisfactionScreen } = await import('./census/satisfaction/SatisfactionScreen.tsx');
      return () => <SatisfactionScreen report="vision" />;
    }),
  },
  {
    path: '/reports/pastoral-care-report',
    opens: holding(SATISFACTION_REPORTS.care.right),
    title: 'menu.careReport',
    group: 'menu.reports',
    icon: menuIcon('IconHeartHandshake'),
    ...coded(async () => {
      const { SatisfactionScreen } = await import('./census/satisfaction/SatisfactionScreen.tsx');
      return () => <SatisfactionScreen report="care" />;
    }),
  },
];
