/** My interviews, and the private address from which a calendar reads their appointments (product/interviews.md#my-interviews). */
import * as z from 'zod/mini';
import { INTERVIEW_PARTS, INTERVIEW_STATES, SHOWN_INTERVIEWS } from '@portal/domain/interviews/myInterviews.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { zoneName } from '@portal/domain/zonedTimes.ts';
import { id, instant, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const interviews = anyOf('business.request.do.interview', 'business.request.do.interview.me');

/** By its application. */
const myInterview = z.object({
  id,
  caseNumber: z.nullable(z.string()),
  name: z.string(),
  churchName: z.nullable(z.string()),
  country: z.nullable(z.string()),
  state: z.enum(INTERVIEW_STATES),
  /** Of an appointment that comes or is over, else since when it waits; of one that is done, when the result was given. */
  at: instant,
  /** Of an appointment that comes: a room, or the address of a call. */
  place: z.nullable(z.string()),
  /** Who has the appointment, began the interview or gave the result. */
  interviewer: z.nullable(z.string()),
  /** Why it is the reader's. */
  parts: z.array(z.enum(INTERVIEW_PARTS)),
  /** Deactivated, nothing is answered. */
  active: z.boolean(),
});
export type MyInterview = z.output<typeof myInterview>;

export const MY_INTERVIEW_LIST = declareList({
  search: 'words',
  filters: {
    state: { kind: 'oneOf', values: SHOWN_INTERVIEWS, usual: 'open' },
    part: { kind: 'oneOf', values: INTERVIEW_PARTS },
  },
  sorts: ['at'],
  usual: 'at',
  byDay: true,
  ofCases: true,
});

const list = listOf(MY_INTERVIEW_LIST, myInterview);

const feed = z.nullable(
  z.object({
    createdAt: instant,
    /** When a calendar read it last, to the hour; null: never. */
    readAt: z.nullable(instant),
  }),
);
export type InterviewFeed = z.output<typeof feed>;

export const myInterviewEndpoints = endpoints({
  listMyInterviews: {
    path: '/business/my-interviews',
    permission: interviews,
    does:
      'Interviews that the reader holds or is in charge of as Ephesian, 25 a page, the earliest first, by words of name, ' +
      'church or case number; those not done unless others are asked for.',
    ...list,
    // Whose day *today* is; New York's where none is named.
    query: z.extend(list.query, { zone: z._default(ruled(zoneName), 'America/New_York') }),
  },
  getInterviewFeed: {
    method: 'GET',
    path: '/business/my-interviews/calendar',
    permission: interviews,
    does: 'Whether the user has a private calendar address, and when it was read last; the address itself is told once.',
    reply: feed,
  },
  makeInterviewFeed: {
    method: 'POST',
    path: '/business/my-interviews/calendar',
    permission: interviews,
    does: 'Makes the private address from which a calendar reads the user’s appointments; one made before ends with it.',
    reply: z.object({ address: z.string(), createdAt: instant }),
  },
  revokeInterviewFeed: {
    method: 'DELETE',
    path: '/business/my-interviews/calendar',
    permission: interviews,
    does: 'Ends the private calendar address; from then on it is not found.',
    reply: nothing,
  },
});
