/** The screens of events. */
import { EVENT_READERS } from '@portal/domain/events/access.ts';
import { coded, holding, holdingAny } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

export const EVENT_SCREENS: Menu['screens'] = [
  {
    path: '/events/list',
    opens: holdingAny(...EVENT_READERS),
    title: 'menu.events',
    group: 'menu.events',
    icon: menuIcon('IconCalendarPlus'),
    ...coded(async () => (await import('./events/EventsScreen.tsx')).EventsScreen),
  },
  {
    path: '/events/create/:id?',
    within: '/events/list',
    opens: holding('business.event.manage'),
    ...coded(async () => (await import('./events/form/EventFormScreen.tsx')).EventFormScreen),
  },
  {
    path: '/events/check-in',
    opens: holding('business.event.check.in'),
    title: 'menu.checkIn',
    group: 'menu.events',
    icon: menuIcon('IconUserCheck'),
    bare: true,
    ...coded(async () => {
      const { DoorScreen, standInForMe } = await import('./events/door/DoorScreen.tsx');
      // Whoever opens the page without network is known by the device.
      standInForMe();
      return DoorScreen;
    }),
  },
  {
    path: '/events/assistance',
    opens: holding('business.event.assistance'),
    title: 'menu.attendance',
    group: 'menu.events',
    icon: menuIcon('IconUsersGroup'),
    ...coded(async () => (await import('./events/assistance/AssistanceScreen.tsx')).AssistanceScreen),
  },
  {
    path: '/events/live/:id',
    within: '/events/list',
    opens: holdingAny(...EVENT_READERS),
    ...coded(async () => (await import('./events/watch/WatchScreen.tsx')).WatchScreen),
  },
];
