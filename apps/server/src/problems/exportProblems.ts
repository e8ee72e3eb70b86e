import { exportOf } from '../platform/lists/exportOf.ts';
import { problems } from './listProblems.ts';
import { toProblem } from './problem.ts';

/** Problems that were told to the administrators. */
export const problemsExport = exportOf(
  'listProblems',
  'problems',
  { rows: problems.whole, tell: (rows) => rows.map(toProblem) },
  [
    { key: 'reporter', text: ({ reporter }) => reporter },
    { key: 'what', text: (report, words) => report.words ?? words.say('problems', 'noWords'), width: 40 },
    {
      key: 'codes',
      title: (words) => words.say('exports', 'codes'),
      under: 'what',
      text: ({ codes }) => codes.join(', '),
    },
    { key: 'request', under: 'what', text: ({ requestId }) => requestId },
    { key: 'fault', under: 'what', text: ({ fault }) => fault },
    { key: 'device', under: 'what', text: ({ userAgent }) => userAgent },
    { key: 'build', under: 'what', text: ({ build }) => build },
    { key: 'screen', text: ({ screen }) => screen },
    {
      key: 'state',
      text: ({ settledAt }, words) => words.say('problems', settledAt === null ? 'state.open' : 'state.settled'),
      width: 14,
    },
    {
      key: 'settledBy',
      title: (words) => words.say('exports', 'settledBy'),
      under: 'state',
      text: ({ settledBy }) => settledBy,
    },
    {
      key: 'settled',
      title: (words) => words.say('exports', 'settled'),
      under: 'state',
      instant: ({ settledAt }) => settledAt,
    },
    { key: 'created', instant: ({ createdAt }) => createdAt },
  ],
);
