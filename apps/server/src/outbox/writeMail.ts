import { sql } from 'kysely';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import type { Settings } from '../platform/settings.ts';
import type { CalendarPart } from '../platform/mail/openMailer.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendMail } from './outbox.jobs.ts';
import { renderMail, type MailParams, type MailTemplate } from './renderMail.ts';
import './outbox.tables.ts';

export interface MailToWrite<T extends MailTemplate> {
  to: string;
  /** The recipient's, not the reader's of this request. */
  language: Language;
  template: T;
  params: MailParams<T>;
  /** Its words with their marks, made clean (`cleanRichText`): in the HTML of the mail they stand instead of the text. */
  rich?: string;
  /** The first stands in the text as `{link}`; the outbox offers them all. */
  links?: readonly string[];
  /** What calendars take of it. */
  calendar?: CalendarPart;
  /** The file of a record that goes with it, by its attachment: it stays there, and is read when the mail is sent. */
  attachment?: number;
  /**
   * The application that causes it, with which it is erased, and to whom of it it goes; nobody: not told among its mails,
   * as what goes to the staff.
   */
  of?: { application: number; recipient: MailRecipient | null };
  /** It leaves then and no earlier: what caused it may be undone until then. */
  notBefore?: Date;
}

/** What an act and a job alike have. */
export type MailContext = Pick<Context<AnyActor>, 'db' | 'now'> & {
  services: { settings: Pick<Settings, 'publicUrl' | 'clientUrl'> };
};

/**
 * Writes a mail and the job that sends it in the act's transaction: it leaves after the commit, and never without it.
 * Its Message-ID is made of its id, so that one sent twice after a crash is recognised as the same. Answers the id.
 */
export async function writeMail<T extends MailTemplate>(
  { db, now, services }: MailContext,
  { to, language, template, params, rich, links = [], calendar, attachment, of, notBefore }: MailToWrite<T>,
): Promise<number> {
  const { subject, text } = renderMail(language, template, params, links[0]);
  const host = new URL(services.settings.publicUrl).hostname;
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('mail', 'id')) as id)
    insert into mail (id, to_address, language, template, subject, body, rich, links, message_id, calendar_method, calendar,
      created_at, not_before, application_id, recipient, attachment_id, has_attachment)
    overriding system value
    select id, ${to}, ${language}, ${template}, ${subject}, ${text}, ${rich ?? null}, ${[...links]}::text[],
      '<portal.mail.' || id || '@' || ${host}::text || '>',
      ${calendar?.method ?? null}::text, ${calendar?.text ?? null}::text, ${now}, ${notBefore ?? now},
      ${of?.application ?? null}, ${of?.recipient ?? null},
      ${attachment ?? null}::bigint, ${attachment !== undefined}
    from next
    returning id`.execute(db);
  const mail = rows[0]?.id;
  if (mail === undefined) throw new Error('A mail was not written.');
  await enqueue(db, sendMail, { mail }, notBefore && { startAfter: notBefore });
  return mail;
}
