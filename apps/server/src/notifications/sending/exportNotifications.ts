import { exportOf } from '../../platform/lists/exportOf.ts';
import { notifications } from './listNotifications.ts';
import { tellListed } from './notificationRow.ts';

/** Notifications, how each stands and how many it reached. */
export const notificationsExport = exportOf(
  'listNotifications',
  'notificationList',
  { rows: notifications.whole, tell: (rows) => rows.map(tellListed) },
  [
    { key: 'notification', text: ({ name }) => name, width: 40 },
    {
      key: 'language',
      text: ({ language }, words) => words.say('notificationList', `language.${language}`),
      width: 18,
    },
    { key: 'state', text: ({ state }, words) => words.say('notificationList', `state.${state}`), width: 14 },
    { key: 'sent', number: ({ recipients }) => recipients.sent },
    { key: 'failed', number: ({ recipients }) => recipients.failed },
    { key: 'skipped', number: ({ recipients }) => recipients.skipped },
    { key: 'waiting', number: ({ recipients }) => recipients.waiting },
    { key: 'leaves', instant: ({ leavesAt }) => leavesAt },
    { key: 'saved', instant: ({ savedAt }) => savedAt },
    { key: 'savedBy', text: ({ savedBy }) => savedBy ?? '' },
  ],
);
