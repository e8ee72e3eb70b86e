/** When the quarterly reports go out: product/census.md#dates. */
import * as z from 'zod/mini';
import { anyOf, endpoints } from '../endpoints.ts';
import { census } from './answers.ts';

/** `DD/MM`. */
const dayMonth = z.string().check(z.maxLength(10));
export const reportTime = z
  .array(z.object({ sending: dayMonth, deadline: dayMonth }))
  .check(z.minLength(4), z.maxLength(4));

/** Days are `YYYY-MM-DD`. */
const days = { sending: z.string(), deadline: z.string() };

const reportDates = z.object({
  /** Pair n is quarter n; it goes out at 08:00 and is due at the end of the day, in New York. */
  time: reportTime,
  version: z.int(),
  /** What goes out next by these dates, and how many churches it would reach today. */
  next: z.nullable(z.object({ census, ...days, churches: z.int() })),
  /** What went out and may still be answered: other dates leave it as it is. */
  running: z.array(z.object({ census, ...days })),
  /** The id of the newest that went out, running or not; later ones have greater ids. */
  newest: z.nullable(z.int()),
});
export type ToldReportDates = z.output<typeof reportDates>;

export const reportDateEndpoints = endpoints({
  getReportDates: {
    method: 'GET',
    path: '/business/parameter/',
    permission: anyOf('business.configuration.census', 'business.report.census', 'business.census.edit'),
    does: 'The four report dates of a year, the next that goes out and how many churches it reaches.',
    reply: reportDates,
  },
  setReportDates: {
    method: 'PUT',
    path: '/business/setting/census/time',
    permission: anyOf('business.configuration.census'),
    does: 'Sets the four pairs of sending and deadline, as day/month; what went out already keeps its own.',
    body: z.object({ time: reportTime, version: z.int() }),
    reply: reportDates,
    present: reportDates,
    errors: ['record.stale'],
  },
});
