/** Mails about an application: written from its card, and all that it caused, with what became of them (product/applications.md#email). */
import * as z from 'zod/mini';
import { MAIL_RECIPIENTS, MAIL_RIGHT } from '@portal/domain/outbox/cardMails.ts';
import { MAIL_STATES } from '@portal/domain/outbox/delivery.ts';
import { mailBody, mailSubject } from '@portal/domain/outbox/mailTexts.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, language, ruled } from '../fields.ts';
import { seesApplications } from './board.ts';
import { cardForReader } from './card.ts';

const params = z.object({ id: idText });

const recipient = z.object({
  name: z.string(),
  /** As the form has it; null: nobody can be written to. */
  address: z.nullable(z.string()),
  /** In which they were written to last from this card, else the account's. */
  language,
});
export type CardRecipientFacts = z.output<typeof recipient>;

/** What fills the placeholders, but for who receives it. */
const values = z.object({
  leader: z.string(),
  church: z.string(),
  caseNumber: z.string(),
  stage: z.string(),
  date: z.string(),
});

const chosen = z.nullable(language);
const text = z.nullable(z.object({ subject: ruled(mailSubject), text: ruled(mailBody) }));

const cardMail = z.object({
  id,
  to: z.enum(MAIL_RECIPIENTS),
  language,
  state: z.enum(MAIL_STATES),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** What was written, and whereto; null for those who may not read it. */
  written: z.nullable(z.object({ address: z.string(), subject: z.string(), text: z.string() })),
});
export type CardMail = z.output<typeof cardMail>;

export const cardMailEndpoints = endpoints({
  getCardRecipients: {
    method: 'GET',
    path: '/business/request/:id/mails/recipients',
    permission: anyOf(MAIL_RIGHT),
    does: 'To whom a mail can be written from this card, in which language, and what its placeholders are filled with.',
    params,
    reply: z.object({
      recipients: z.object({ leader: recipient, spouse: recipient, contact: recipient }),
      values: z.object({ en: values, es: values }),
    }),
  },
  getDeactivationMail: {
    method: 'GET',
    path: '/business/request/:id/mails/deactivation',
    permission: seesApplications,
    does: 'What the applicant would be mailed if the application were deactivated now, in the language of the account.',
    params,
    reply: z.object({
      /** Whether it is mailed where nobody says otherwise. */
      active: z.boolean(),
      /** To whom it is addressed. */
      recipient: z.string(),
      language,
      subject: z.string(),
      text: z.string(),
    }),
  },
  listCardMails: {
    method: 'GET',
    path: '/business/request/:id/mails',
    permission: seesApplications,
    does: 'The latest 100 mails that this application caused, the newest first, with what became of them.',
    params,
    reply: z.array(cardMail),
  },
  sendCardMail: {
    method: 'POST',
    path: '/business/request/:id/mails',
    permission: anyOf(MAIL_RIGHT),
    does: 'Mails leader, spouse and contact person, each in the language chosen, with a text for each such language. The card’s version does not rise.',
    params,
    body: z.object({
      /** In which language each is written to; null = not at all. */
      recipients: z.object({ leader: chosen, spouse: chosen, contact: chosen }),
      /** Null where nobody is written to in it. */
      texts: z.object({ en: text, es: text }),
    }),
    reply: cardForReader,
    errors: ['field.checkbox', 'mail.noAddress', 'mail.placeholder'],
  },
});
