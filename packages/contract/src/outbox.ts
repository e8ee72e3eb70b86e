/** Mails as they were written, what became of them, and how they read (product/outbox.md#reading-it). */
import * as z from 'zod/mini';
import { MAIL_STATES } from '@portal/domain/outbox/delivery.ts';
import { anyOf, endpoints } from './endpoints.ts';
import { id, idText, instant, language } from './fields.ts';
import { declareList, listOf } from './lists.ts';

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whether its text is shown to whoever asks: that of corrections to those alone who may see corrections; else `[…]`. */
  showsText: z.boolean(),
  /** The links in it, to follow them on a machine without mail; none where they are not shown. */
  links: z.array(z.string()),
  /** Whether its links are shown to whoever asks; else the text has `[…]` in their places. */
  showsLinks: z.boolean(),
  language,
  state: z.enum(MAIL_STATES),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** How often the mail server was asked to take it. */
  attempts: z.int(),
  /** The mail server's last answer by its code, or why none came; and the first line that it wrote. */
  answer: z.nullable(z.object({ code: z.string(), line: z.nullable(z.string()) })),
  /** When a waiting mail is tried next; null where that is now. */
  nextTryAt: z.nullable(instant),
});
export type OutboxMail = z.output<typeof outboxMail>;

const mailTemplate = z.object({
  name: z.string(),
  /** With sample values, in each language. */
  previews: z.array(
    z.object({
      language,
      subject: z.string(),
      text: z.string(),
      /** Address of the HTML for an `<iframe>`, good for one session and some minutes. */
      page: z.string(),
    }),
  ),
});
export type MailTemplatePreviews = z.output<typeof mailTemplate>;

export const OUTBOX_LIST = declareList({
  search: 'part',
  filters: {
    state: { kind: 'oneOf', values: MAIL_STATES },
    created: { kind: 'date' },
    to: { kind: 'text' },
  },
  sorts: ['created'],
  usual: '-created',
});

export const outboxEndpoints = endpoints({
  listOutbox: {
    path: '/business/outbox',
    permission: anyOf('business.outbox.show'),
    does: 'Mails, 25 a page, of one state and by part of address or subject where asked; how many failed in all.',
    ...listOf(OUTBOX_LIST, outboxMail, {
      failed: z.int(),
      /** Whether mails can be sent: a mail server is set up. */
      hasServer: z.boolean(),
    }),
  },
  getOutboxMail: {
    method: 'GET',
    path: '/business/outbox/:id',
    permission: anyOf('business.outbox.show'),
    does: 'One mail, with the address of its HTML for an <iframe>, good for one session and some minutes.',
    params: z.object({ id: idText }),
    reply: z.object({ mail: outboxMail, page: z.string(), hasServer: z.boolean() }),
    errors: ['http.notFound'],
  },
  sendMailAgain: {
    method: 'POST',
    path: '/business/outbox/:id/sending',
    // The act asks for business.outbox.show as well: whoever sends a mail again must be allowed to see it.
    permission: anyOf('business.administrator'),
    does: 'Sends a mail that failed or was kept; asks for business.outbox.show too.',
    params: z.object({ id: idText }),
    reply: outboxMail,
    errors: ['mail.state', 'mail.noServer', 'http.notFound'],
  },
  listMailTemplates: {
    method: 'GET',
    path: '/business/outbox/templates',
    permission: anyOf('business.outbox.show'),
    does: 'Every mail that the portal writes, with sample values, in each language.',
    reply: z.array(mailTemplate),
  },
});
