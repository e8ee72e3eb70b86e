/** The screens of churches and leaders. */
import { seesNetwork } from '@portal/domain/access/networkReach.ts';
import { coded } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

export const CHURCH_SCREENS: Menu['screens'] = [
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
