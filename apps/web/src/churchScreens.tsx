/** The screens of churches and leaders. */
import { IconBuildingChurch } from '@tabler/icons-react';
import { seesNetwork } from '@portal/domain/access/networkReach.ts';
import { coded, holding } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

export const CHURCH_SCREENS: Menu['screens'] = [
  {
    path: '/pastoral-care/list',
    opens: holding('business.pastoral.care'),
    title: 'menu.myRegion',
    group: 'menu.dashboards',
    icon: IconBuildingChurch,
    ...coded(async () => (await import('./churches/myRegion/MyRegionScreen.tsx')).MyRegionScreen),
  },
  {
    path: '/churches/:id',
    within: '/pastoral-care/list',
    opens: seesNetwork,
    ...coded(async () => (await import('./churches/page/ChurchScreen.tsx')).ChurchScreen),
  },
  {
    path: '/leaders/:id',
    within: '/pastoral-care/list',
    opens: seesNetwork,
    ...coded(async () => (await import('./churches/page/LeaderScreen.tsx')).LeaderScreen),
  },
];
