/** What is renewed when a report is another. */
export const PROBLEMS = ['problems'] as const;
