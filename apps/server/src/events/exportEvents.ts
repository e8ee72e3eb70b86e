import { exportOf } from '../platform/lists/exportOf.ts';
import { tellEvent } from './eventRow.ts';
import { events } from './listEvents.ts';

/** Events with how many came. */
export const eventsExport = exportOf(
  'listEvents',
  'eventList',
  { rows: events.whole, tell: (rows, { now }) => rows.map((row) => tellEvent(row, now)) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'place', text: ({ place }) => place },
    { key: 'conference', text: ({ conference }) => conference, width: 30 },
    { key: 'ephesian', text: ({ region }, words) => region?.name ?? words.say('eventList', 'ephesian.none') },
    { key: 'starts', instant: ({ startsAt }) => startsAt },
    { key: 'ends', instant: ({ endsAt }) => endsAt },
    { key: 'zone', under: 'starts', text: ({ zone }) => zone },
    { key: 'status', text: ({ status }, words) => words.say('eventList', `status.${status}`), width: 14 },
    {
      key: 'access',
      text: ({ access }, words) => access.map((kind) => words.say('eventList', `access.${kind}`)).join(', '),
      width: 40,
    },
    { key: 'code', text: ({ code }) => code, width: 10 },
    { key: 'attendance', number: ({ attendance }) => attendance },
  ],
);
