import { exportOf } from '../../platform/lists/exportOf.ts';
import { tellExoneration } from './exonerationRow.ts';
import { exonerations } from './listExonerations.ts';

/** Every exoneration with its reason and who granted it. */
export const exonerationsExport = exportOf(
  'listExonerations',
  'exonerationList',
  { rows: exonerations.whole, tell: (rows) => rows.map(tellExoneration) },
  [
    { key: 'application', text: ({ application }) => application.caseNumber, width: 16 },
    {
      key: 'name',
      title: (words) => words.say('applicationList', 'name'),
      under: 'application',
      text: ({ application }) => application.name,
      width: 30,
    },
    { key: 'type', text: ({ type }, words) => words.say('exonerationList', `type.${type}`), width: 16 },
    { key: 'reason', text: ({ reason }, words) => words.say('exonerationList', `reason.${reason}`) },
    { key: 'state', text: ({ state }, words) => words.say('exonerationList', `state.${state}`), width: 18 },
    { key: 'church', text: ({ application }) => application.churchName, width: 30 },
    { key: 'country', under: 'church', country: ({ application }) => application.country },
    { key: 'ephesian', text: ({ application }) => application.ephesian },
    { key: 'amount', money: ({ amount }) => amount },
    {
      key: 'currency',
      title: (words) => words.say('exports', 'currency'),
      under: 'amount',
      text: ({ currency }) => currency,
      width: 10,
    },
    { key: 'askedBy', text: ({ askedBy }) => askedBy },
    { key: 'by', text: ({ decidedBy }) => decidedBy },
    { key: 'words', text: ({ words }) => words, width: 40 },
    { key: 'asked', instant: ({ askedAt }) => askedAt },
  ],
);
