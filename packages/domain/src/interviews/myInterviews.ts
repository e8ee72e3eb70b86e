/** The list of the interviews that a staff user holds or answers for: product/interviews.md#my-interviews. */

/** How an interview stands in it, in the order in which they come; computed once, in the server's statement. */
export const INTERVIEW_STATES = ['appointment', 'coming', 'today', 'result', 'done'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** What the list is narrowed to: what is not done, one state, or all. */
export const SHOWN_INTERVIEWS = ['open', 'today', 'coming', 'appointment', 'result', 'done', 'all'] as const;

/** Why an interview is the reader's: who holds it, or the Ephesian in charge. */
export const INTERVIEW_PARTS = ['interviewer', 'ephesian'] as const;
