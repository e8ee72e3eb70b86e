import { countOutcomes } from '@portal/domain/census/chasing.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { reportChurches } from './listReportChurches.ts';
import { tellReportChurch } from './tellReportChurch.ts';

/** The churches with their newest quarterly report. */
export const reportChurchesExport = exportOf(
  'listReportChurches',
  'reportChurches',
  { rows: reportChurches.whole, tell: (rows, context) => rows.map((row) => tellReportChurch(row, context)) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'city', under: 'name', text: ({ city }) => city },
    { key: 'leader', text: ({ leader }) => leader, width: 30 },
    { key: 'country', under: 'name', country: ({ country }) => country },
    {
      key: 'quarter',
      text: ({ last }, words) => last && words.say('reportChurches', 'quarterOf', { ...last.census }),
      width: 24,
    },
    { key: 'state', text: ({ last }, words) => last && words.say('reportChurches', `state.${last.state}`), width: 14 },
    { key: 'deadline', under: 'state', day: ({ last }) => last?.deadline },
    { key: 'ephesian', text: ({ last }) => last?.ephesian?.name },
    { key: 'vision', text: ({ last }, words) => last?.vision && words.say('reportChurches', `vision.${last.vision}`) },
    { key: 'care', text: ({ last }, words) => last?.care && words.say('reportChurches', `care.${last.care}`) },
    { key: 'silence', number: ({ silence }) => silence },
    {
      key: 'record',
      text: ({ record }, words) =>
        record.length > 0 ? words.say('reportChurches', 'recordOf', countOutcomes(record)) : null,
      width: 18,
    },
    { key: 'phone', under: 'contact', text: ({ chase }) => chase?.phone },
    { key: 'contact', instant: ({ chase }) => chase?.contact?.at },
    { key: 'note', under: 'contact', text: ({ chase }) => chase?.contact?.note, width: 40 },
    {
      key: 'step',
      text: ({ chase }, words) => chase?.step && words.say('reportChurches', `step.${chase.step}`),
      width: 18,
    },
    { key: 'waiting', day: ({ waitingSince }) => waitingSince },
    { key: 'received', instant: ({ receivedAt }) => receivedAt },
  ],
);
