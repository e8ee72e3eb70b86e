/** What My interviews asks the server. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

/** What is renewed when an interview is another. */
export const MY_INTERVIEWS = ['myInterviews'] as const;

/** Beside the list: it stays as it is when that is read anew. */
export const INTERVIEW_FEED = ['interviewFeed'] as const;

export const interviewFeedQuery = queryOptions({
  queryKey: INTERVIEW_FEED,
  queryFn: ({ signal }) => call('getInterviewFeed', { signal }),
  // Calendars read it meanwhile.
  staleTime: 0,
});
