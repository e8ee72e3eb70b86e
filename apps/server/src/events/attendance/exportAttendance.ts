import { exportOf } from '../../platform/lists/exportOf.ts';
import { attendance, tellAttendance } from './listAttendance.ts';

/** Who came, by event and church: the columns of the specification's assistance table. */
export const attendanceExport = exportOf(
  'listAttendance',
  'attendance',
  { rows: attendance.whole, tell: (rows) => rows.map(tellAttendance) },
  [
    { key: 'year', text: ({ year }) => String(year), width: 8 },
    { key: 'conference', text: ({ conference }) => conference, width: 30 },
    { key: 'event', text: ({ event }) => event.name, width: 30 },
    { key: 'ephesian', text: ({ region }, words) => region?.name ?? words.say('attendance', 'ephesian.none') },
    { key: 'church', text: ({ church }, words) => church?.name ?? words.say('attendance', 'erased'), width: 30 },
    { key: 'country', under: 'church', country: ({ church }) => church?.country },
    { key: 'total', number: ({ total }) => total },
    { key: 'leaders', number: ({ leaders }) => leaders, width: 14 },
    { key: 'spouses', number: ({ spouses }) => spouses },
    { key: 'naturalChildren', number: ({ naturalChildren }) => naturalChildren, width: 14 },
    { key: 'spiritualChildren', number: ({ spiritualChildren }) => spiritualChildren, width: 14 },
  ],
);
