import { exportOf } from '../platform/lists/exportOf.ts';
import { reportChurches, tellReportChurch } from './listReportChurches.ts';

/** The churches with their newest quarterly report. */
export const reportChurchesExport = exportOf(
  'listReportChurches',
  'reportChurches',
  { rows: reportChurches.whole, tell: (rows) => rows.map(tellReportChurch) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'city', under: 'name', text: ({ city }) => city },
    { key: 'leader', text: ({ leader }) => leader, width: 30 },
    { key: 'country', country: ({ country }) => country },
    {
      key: 'quarter',
      text: ({ last }, words) => last && words.say('reportChurches', 'quarterOf', { ...last.census }),
      width: 24,
    },
    { key: 'state', text: ({ last }, words) => last && words.say('reportChurches', `state.${last.state}`), width: 14 },
    { key: 'deadline', day: ({ last }) => last?.deadline },
    { key: 'ephesian', text: ({ last }) => last?.ephesian?.name },
    { key: 'vision', text: ({ last }, words) => last?.vision && words.say('reportChurches', `vision.${last.vision}`) },
    { key: 'care', text: ({ last }, words) => last?.care && words.say('reportChurches', `care.${last.care}`) },
    { key: 'silence', number: ({ silence }) => silence },
    { key: 'received', instant: ({ receivedAt }) => receivedAt },
  ],
);
