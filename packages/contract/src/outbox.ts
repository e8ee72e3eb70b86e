/** Mails as they were written, what became of them, how they read, and the texts that staff write for them (product/outbox.md#texts). */
import * as z from 'zod/mini';
import { line } from '@portal/domain/fields/rules.ts';
import { MAIL_STATES } from '@portal/domain/outbox/delivery.ts';
import { MAIL_TEXT_LIMITS, mailBody, mailSubject, type MailedStage } from '@portal/domain/outbox/mailTexts.ts';
import { attachment } from './applications/detail.ts';
import { anyOf, endpoints } from './endpoints.ts';
import { id, idText, inBothLanguages, instant, language, ruled } from './fields.ts';
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
  /** The calendar that comes with it, and what it asks; none where the text or the links are not shown. */
  calendar: z.nullable(z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() })),
  /** The file that goes with it, where the text is shown. */
  attachment: z.nullable(attachment),
  /** It was written with a file that was taken away since. */
  attachmentGone: z.boolean(),
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
  /** To whom it is written: to clients about their account, to staff, or about an application. */
  receiver: z.enum(['account', 'staff', 'application']),
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

const words = { subject: inBothLanguages(mailSubject), text: inBothLanguages(mailBody) };
/** The other language was looked at, and still says the same. */
const confirmed = z._default(z.boolean(), false);
const outdated = z.nullable(language);
/** Switched off, the applicant is not mailed. */
const stageWords = { active: z.boolean(), ...words };
const templateWords = {
  id: ruled(line(40)),
  /** For staff alone. */
  name: ruled(line(MAIL_TEXT_LIMITS.name)),
  ...words,
};

const ofMailedStages = <Words extends z.ZodMiniType>(shape: Words) =>
  z.object({ APPROVED: shape, SENT: shape, REJECTED: shape } satisfies Record<MailedStage, Words>);

const editedStage = z.object({ ...stageWords, confirmed });
const editedTexts = z.object({
  /** Rises with every saving; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
  stages: ofMailedStages(editedStage),
  templates: z.array(z.object({ ...templateWords, confirmed })).check(z.maxLength(MAIL_TEXT_LIMITS.templates)),
});
export type EditedMailTexts = z.output<typeof editedTexts>;

const keptStage = z.object({ ...stageWords, outdated });
const mailTexts = z.object({
  stages: ofMailedStages(keptStage),
  templates: z.array(z.object({ ...templateWords, outdated })),
});
/** What the applicant is mailed when a stage is reached, and templates for mails from a card. */
export type MailTexts = z.output<typeof mailTexts>;
const keptTexts = z.object({
  ...mailTexts.shape,
  version: z.int(),
  savedAt: instant,
  savedBy: z.nullable(z.string()),
});
export type KeptMailTexts = z.output<typeof keptTexts>;

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
  listMailTexts: {
    method: 'GET',
    path: '/business/mail-text',
    permission: anyOf('business.request.email', 'business.configuration.request'),
    does: 'What the applicant is mailed when a stage is reached, and the templates for mails from a card, in both languages.',
    reply: keptTexts,
  },
  saveMailTexts: {
    method: 'PUT',
    path: '/business/mail-text',
    permission: anyOf('business.configuration.request'),
    does: 'Replaces these texts; a language that stayed while the other changed is marked as outdated.',
    body: editedTexts,
    reply: keptTexts,
    present: keptTexts,
    errors: ['record.stale', 'mail.placeholder'],
  },
});
