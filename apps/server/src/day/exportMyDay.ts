import { exportOf } from '../platform/lists/exportOf.ts';
import { dayOf, selectDay, tellWaiting } from './listMyDay.ts';

/** What waits for whoever takes it out. */
export const myDayExport = exportOf(
  'listMyDay',
  'day',
  {
    rows: async (context, query) => selectDay(await dayOf(context, query.zone)).whole(context, query),
    tell: (rows) => rows.map(tellWaiting),
  },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'caseNumber',
      title: (words) => words.say('applicationList', 'caseNumber'),
      under: 'name',
      text: ({ caseNumber }) => caseNumber,
      width: 14,
    },
    {
      key: 'what',
      text: ({ what, late }, words) => words.say('day', what === 'card' && late ? late : `what.${what}`),
      width: 30,
    },
    { key: 'line', text: ({ line }) => line, width: 40 },
    { key: 'stage', text: ({ stage }, words) => words.say('stages', stage), width: 20 },
    { key: 'days', number: ({ days }) => days && Math.floor(days) },
    { key: 'at', instant: ({ at }) => at },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
  ],
);
