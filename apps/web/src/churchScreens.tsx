/** The screens of churches and leaders. */
import { reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import { coded } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';

/** Whoever sees applications or cares for a region; of whom, the server says. */
const seesChurches = (actor: Actor): boolean =>
  visibleStages(reachOf(actor)).length > 0 || actor.permissions.has('business.pastoral.care');

export const CHURCH_SCREENS: Menu['screens'] = [
  {
    path: '/churches/:id',
    within: '/pastoral-care/list',
    opens: seesChurches,
    ...coded(async () => (await import('./churches/page/ChurchScreen.tsx')).ChurchScreen),
  },
  {
    path: '/leaders/:id',
    within: '/pastoral-care/list',
    opens: seesChurches,
    ...coded(async () => (await import('./churches/page/LeaderScreen.tsx')).LeaderScreen),
  },
];
