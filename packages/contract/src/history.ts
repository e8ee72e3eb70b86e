/** What happened to something, by whom and when: one shape, whatever it happened to. */
import * as z from 'zod/mini';
import { id, idText, instant } from './fields.ts';

export const historyEntry = z.object({
  id,
  what: z.string(),
  at: instant,
  /** Null = the system, or the applicant where `byApplicant`. */
  by: z.nullable(z.string()),
  byApplicant: z.boolean(),
  /** What is kept of it; `changes` has by column what was there before and after. */
  detail: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const historyPage = z.object({ data: z.array(historyEntry), next: z.nullable(z.string()) });
export type HistoryPage = z.output<typeof historyPage>;

/** The parts of an endpoint that reads the history of one subject, the newest first, 50 a page. */
export const historyOfOne = {
  method: 'GET' as const,
  params: z.object({ id: idText }),
  query: z.object({ after: z.optional(idText) }),
  reply: historyPage,
};
