/** The screens of statistics: each is its definition, shown by one screen. */
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { coded, holding } from './openedBy.tsx';
import { beginTexts } from './platform/texts/i18n.ts';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

const shown = (name: StatisticName) =>
  coded(async () => {
    beginTexts(`${name}Statistic`);
    const { StatisticScreen } = await import('./statistics/StatisticScreen.tsx');
    return () => <StatisticScreen key={name} name={name} />;
  });

const churchStatistic = coded(async () => {
  beginTexts('churchStatistic');
  return (await import('./statistics/ChurchStatisticScreen.tsx')).ChurchStatisticScreen;
});

export const STATISTIC_SCREENS: Menu['screens'] = [
  {
    path: '/statistics/macro',
    opens: holding('business.statistics.macro'),
    title: 'menu.macroStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconChartDots3'),
    ...shown('macro'),
  },
  {
    path: '/statistics/request',
    opens: holding('business.statistics.request'),
    title: 'menu.requestStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconChartFunnel'),
    ...shown('request'),
  },
  {
    path: '/statistics/influence',
    opens: holding('business.statistics.influence'),
    title: 'menu.influenceStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconBroadcast'),
    ...shown('influence'),
  },
  {
    path: '/statistics/home',
    opens: holding('business.statistics.home'),
    title: 'menu.homeStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconHome2'),
    ...shown('home'),
  },
  {
    path: '/statistics/department',
    opens: holding('business.statistics.department'),
    title: 'menu.departmentStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconUsersGroup'),
    ...shown('department'),
  },
  {
    path: '/statistics/pastoral-care',
    opens: holding('business.statistics.pastoral.care'),
    title: 'menu.pastoralCareStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconHeartHandshake'),
    ...shown('pastoralCare'),
  },
  {
    path: '/statistics/leader',
    opens: holding('business.statistics.leader'),
    title: 'menu.leaderStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconUserStar'),
    ...shown('leader'),
  },
  {
    path: '/statistics/analyst',
    opens: holding('business.statistics.request'),
    title: 'menu.analystStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconUserSearch'),
    ...shown('analyst'),
  },
  {
    path: '/statistics/ephesian',
    opens: holding('business.statistics.request'),
    title: 'menu.ephesianStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconWorldStar'),
    ...shown('ephesian'),
  },
  {
    path: '/statistics/church',
    opens: holding('business.statistics.macro'),
    title: 'menu.churchStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconBuildingChurch'),
    ...churchStatistic,
  },
  {
    path: '/statistics/church/:id',
    within: '/statistics/church',
    opens: holding('business.statistics.macro'),
    ...churchStatistic,
  },
  {
    path: '/statistics/region',
    opens: holding('business.statistics.macro'),
    title: 'menu.regionStatistics',
    group: 'menu.statistics',
    icon: menuIcon('IconMap2'),
    ...shown('region'),
  },
];
