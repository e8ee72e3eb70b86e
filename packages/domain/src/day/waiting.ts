/** What waits for one of the staff, in their active role: product/portal.md#my-day. */

/** Most urgent first; within a kind the longest waiting, a card that is very late before all but the day's appointments. */
export const WAITING = [
  'interview',
  'reminder',
  'corrections',
  'chat',
  'mail',
  'escalated',
  'result',
  'mention',
  'card',
] as const;
export type Waiting = (typeof WAITING)[number];

/** `now` waits today; `later` comes; `done` are reminders of the last 30 days that were settled. */
export const WAITING_STATES = ['now', 'later', 'done'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];
export const SHOWN_WAITING = [...WAITING_STATES, 'all'] as const;

/** A note that mentions somebody stays in their day for so long: that it was read is not kept. */
export const MENTION_DAYS = 7;
export const DONE_DAYS = 30;
export const MAX_REMINDER_LINE = 200;
