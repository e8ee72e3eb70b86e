import { sql } from 'kysely';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import type { Settings } from '../platform/settings.ts';
import type { CalendarPart } from '../platform/mail/openMailer.ts';
import { enqueueEach } from '../platform/jobs/enqueue.ts';
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
  services: { settings: Pick<Settings, 'publicUrl' | 'clientUrl' | 'mail'> };
};

/**
 * Writes a mail and the job that sends it in the act's transaction: it leaves after the commit, and never without it. Where
 * there is no mail server it is kept as it is written, unless what caused it may still be undone. Its Message-ID is made of
 * its id, so that one sent twice after a crash is recognised as the same. Answers the id.
 */
export async function writeMail<T extends MailTemplate>(context: MailContext, mail: MailToWrite<T>): Promise<number> {
  const [id] = await writeMails(context, [mail]);
  if (id === undefined) throw new Error('A mail was not written.');
  return id;
}

/** The same for many, which may differ in everything but their template, in two statements. Answers their ids, in their order. */
export async function writeMails<T extends MailTemplate>(
  { db, now, services }: MailContext,
  mails: readonly MailToWrite<T>[],
): Promise<number[]> {
  if (mails.length === 0) return [];
  const host = new URL(services.settings.publicUrl).hostname;
  const isKept = ({ notBefore }: MailToWrite<T>) => services.settings.mail === undefined && !notBefore;
  const rows = mails.map((mail, n) => {
    const { to, language, template, params, rich, links = [], calendar, attachment, of, notBefore } = mail;
    const { subject, text } = renderMail(language, template, params, links[0]);
    return sql`(
        ${n}::int, ${to}::text, ${language}::text, ${template}::text, ${subject}::text, ${text}::text,
        ${rich ?? null}::text, ${[...links]}::text[], ${calendar?.method ?? null}::text, ${calendar?.text ?? null}::text,
        ${notBefore ?? now}::timestamptz, ${of?.application ?? null}::bigint, ${of?.recipient ?? null}::text,
        ${attachment ?? null}::bigint, ${isKept(mail) ? 'KEPT' : 'WAITING'}::text)`;
  });
  const written = await sql<{ id: number }>`
    with given (n, to_address, language, template, subject, body, rich, links, calendar_method, calendar, not_before,
      application_id, recipient, attachment_id, state) as (values ${sql.join(rows)}),
    next as materialized (select nextval(pg_get_serial_sequence('mail', 'id')) as id, given.* from given),
    written as (
      insert into mail (id, to_address, language, template, subject, body, rich, links, message_id, calendar_method, calendar,
        created_at, not_before, application_id, recipient, attachment_id, has_attachment, state)
      overriding system value
      select id, to_address, language, template, subject, body, rich, links,
        '<portal.mail.' || id || '@' || ${host}::text || '>', calendar_method, calendar, ${now}, not_before, application_id,
        recipient, attachment_id, attachment_id is not null, state
      from next order by n)
    select id from next order by n`.execute(db);
  const ids = written.rows.map(({ id }) => id);
  const jobs = mails.flatMap((mail, n) => {
    const id = ids[n];
    if (id === undefined || isKept(mail)) return [];
    return [{ payload: { mail: id }, ...(mail.notBefore && { startAfter: mail.notBefore }) }];
  });
  if (jobs.length > 0) await enqueueEach(db, sendMail, jobs);
  return ids;
}
