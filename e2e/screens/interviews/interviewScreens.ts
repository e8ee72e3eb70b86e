import { MY_INTERVIEWS } from './interviewSample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { inTurn, press, row, send, text } from '../steps.ts';

const LIST = '/requests/interviews';
const FEED = '/business/my-interviews/calendar';
const share = press('myInterviews', 'share');
const made = { createdAt: '2026-03-10T15:00:00.000Z', readAt: '2026-03-10T16:00:00.000Z' };

/** My interviews, and the private address of their calendar. */
export const INTERVIEW_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'my interviews',
      shows: ['/requests/interviews', 'MyInterviewsScreen'],
      at: LIST,
      answers: { '/business/my-interviews': { data: MY_INTERVIEWS } },
      ready: row,
      reads: { path: '/business/my-interviews', empty: text('myInterviews', 'emptyText') },
    },
    {
      name: 'my interviews, a calendar address is made',
      shows: ['CalendarFeedDialog'],
      at: LIST,
      answers: { [FEED]: { data: null } },
      steps: share,
      ready: text('myInterviews', 'feed.make'),
      reads: { path: FEED },
    },
    {
      name: 'my interviews, the calendar address is told',
      at: LIST,
      answers: {
        [FEED]: { data: { ...made, address: `https://portal.example.org/api/calendar/${'x'.repeat(43)}.ics` } },
      },
      steps: inTurn(share, send),
      ready: text('myInterviews', 'feed.address'),
    },
    {
      name: 'my interviews, there is a calendar address',
      at: LIST,
      answers: { [FEED]: { data: made } },
      steps: share,
      ready: text('myInterviews', 'feed.revoke'),
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'ephesian' }));
