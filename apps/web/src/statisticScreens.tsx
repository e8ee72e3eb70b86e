/** The screens of statistics: each is its definition, shown by one screen. */
import { IconChartDots3, IconChartFunnel } from '@tabler/icons-react';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { coded, holding } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

const shown = (name: StatisticName) =>
  coded(async () => {
    const { StatisticScreen } = await import('./statistics/StatisticScreen.tsx');
    return () => <StatisticScreen key={name} name={name} />;
  });

export const STATISTIC_SCREENS: Menu['screens'] = [
  {
    path: '/statistics/macro',
    opens: holding('business.statistics.macro'),
    title: 'menu.macroStatistics',
    group: 'menu.statistics',
    icon: IconChartDots3,
    ...shown('macro'),
  },
  {
    path: '/statistics/request',
    opens: holding('business.statistics.request'),
    title: 'menu.requestStatistics',
    group: 'menu.statistics',
    icon: IconChartFunnel,
    ...shown('request'),
  },
];
