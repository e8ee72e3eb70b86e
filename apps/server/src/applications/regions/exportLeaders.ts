import { exportOf } from '../../platform/lists/exportOf.ts';
import { leaders, tellLeader } from './leaders.ts';

/** Leaders with who has them in charge. */
export const leadersExport = exportOf(
  'listLeaders',
  'regions',
  { rows: leaders.whole, tell: (rows) => rows.map(tellLeader) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    { key: 'country', country: ({ country }) => country },
    { key: 'ephesian', text: ({ byHand }) => byHand?.name },
    { key: 'byCountry', text: ({ byCountry }) => byCountry?.name },
    { key: 'parent', text: ({ parent }) => parent?.name },
    { key: 'children', number: ({ children }) => children },
  ],
);
