import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from '../steps.ts';

const openMenu = press('eventList', 'actionsOf');
const boxes: ScreenToSee['ready'] = ({ page }) => page.getByRole('checkbox').first();
const SETTINGS = '/configurations/check-in';
const settings = '/business/setting/check-in';

/** Events: their list, the form of one, who came, and what the doors go by. */
export const EVENT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'events',
      shows: ['/events/list', 'EventsScreen'],
      at: '/events/list',
      ready: row,
      reads: { path: '/business/event', empty: text('eventList', 'emptyText') },
    },
    { name: 'events, acts', shows: ['EventMenu'], at: '/events/list?status=ENDED', steps: openMenu, ready: menu },
    {
      name: 'events, one is deleted',
      shows: ['DeleteEventDialog'],
      at: '/events/list?status=ENDED',
      answers: {
        '/business/event': {
          changed: (page: any) => ({ ...page, data: page.data.map((event: any) => ({ ...event, attendance: 0 })) }),
        },
      },
      steps: inTurn(openMenu, choose('eventList', 'delete')),
      ready: dialog,
    },
    {
      name: 'event, a new one',
      shows: ['/events/create/:id?', 'EventFormScreen'],
      at: '/events/create',
      ready: boxes,
      reads: { path: settings },
    },
    { name: 'event, nothing entered', at: '/events/create', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'event, people checked in',
      at: ({ pastEvent }) => `/events/create/${pastEvent}`,
      ready: boxes,
      reads: { path: '/business/event/*' },
    },
    {
      name: 'event, live',
      shows: ['/events/live/:id', 'WatchScreen'],
      at: ({ runningEvent }) => `/events/live/${runningEvent}`,
      ready: text('attendance', 'byKind'),
      reads: { path: '/business/event/*/figures' },
    },
    {
      name: 'attendance',
      shows: ['/events/assistance', 'AssistanceScreen'],
      at: '/events/assistance',
      ready: row,
      reads: { path: '/business/event/attendance', empty: text('attendance', 'emptyText') },
    },
    {
      name: 'check-in settings',
      shows: ['/configurations/check-in', 'CheckInSettingsScreen'],
      at: SETTINGS,
      ready: boxes,
      reads: { path: settings },
    },
    {
      name: 'check-in settings, no such number',
      at: SETTINGS,
      steps: inTurn(({ page }) => page.locator('main form input').first().fill('1441'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));
