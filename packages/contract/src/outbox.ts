/** Mails as they were written, for those who may read them (decisions.md §11). */
import * as z from 'zod/mini';
import { anyOf, endpoints } from './endpoints.ts';
import { cursor, id, instant, language } from './fields.ts';

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The links in it, to follow them on a machine without mail. */
  links: z.array(z.string()),
  language,
  state: z.enum(['WAITING', 'SENT', 'KEPT', 'FAILED']),
  createdAt: instant,
  sentAt: z.nullable(instant),
});
export type OutboxMail = z.output<typeof outboxMail>;

export const outboxEndpoints = endpoints({
  listOutbox: {
    method: 'GET',
    path: '/business/outbox',
    permission: anyOf('business.outbox.show'),
    does: 'Mails, newest first, 25 a page.',
    query: z.object({ after: cursor }),
    reply: z.object({ data: z.array(outboxMail), next: z.nullable(z.string()) }),
  },
});
