import { exportOf } from '../../platform/lists/exportOf.ts';
import { binList, tellBinned } from './listBin.ts';

/** What lies in the bin. */
export const binExport = exportOf(
  'listBin',
  'bin',
  { rows: binList.whole, tell: (rows, { now }) => rows.map((row) => tellBinned(row, now)) },
  [
    { key: 'application', text: ({ caseNumber }, words) => caseNumber ?? words.say('bin', 'noCase'), width: 16 },
    {
      key: 'name',
      title: (words) => words.say('applicationList', 'name'),
      under: 'application',
      text: ({ name }) => name,
      width: 30,
    },
    { key: 'left', title: (words) => words.say('exports', 'daysLeft'), number: ({ daysLeft }) => daysLeft },
    { key: 'reason', text: ({ reason }) => reason, width: 40 },
    { key: 'by', text: ({ by }) => by },
    { key: 'deleted', instant: ({ at }) => at },
    { key: 'status', text: ({ status }, words) => words.say('stages', status), width: 20 },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    { key: 'country', country: ({ country }) => country },
  ],
);
