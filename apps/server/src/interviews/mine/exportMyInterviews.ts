import { endOfDay } from '@portal/domain/interviews/readersDay.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { interviewsOf, tellMyInterview } from './listMyInterviews.ts';

/** Interviews of whoever takes them out. */
export const myInterviewsExport = exportOf(
  'listMyInterviews',
  'myInterviews',
  {
    rows: (context, query) => interviewsOf(endOfDay(context.now, query.zone)).whole(context, query),
    tell: (rows) => rows.map(tellMyInterview),
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
    { key: 'at', instant: ({ at }) => at },
    {
      key: 'state',
      text: ({ state, active }, words) =>
        words.say('myInterviews', !active && state !== 'done' ? 'deactivated' : `state.${state}`),
    },
    { key: 'place', text: ({ place }) => place, width: 30 },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    {
      key: 'country',
      title: (words) => words.say('common', 'country'),
      under: 'church',
      country: ({ country }) => country,
    },
    { key: 'interviewer', text: ({ interviewer }) => interviewer },
  ],
);
