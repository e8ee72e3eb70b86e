import type { Selectable } from 'kysely';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { showsLinks } from '@portal/domain/outbox/delivery.ts';
import type { Attachment } from '../platform/files/attachments.ts';
import { dueTimes } from '../platform/jobs/dueJobs.ts';
import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import { isMailTemplate, tellsCorrections, whyReceived } from './templates/mailTemplates.ts';
import { attachedTo } from './attachedFile.ts';
import { calendarOf } from './calendarOf.ts';
import { sendMail } from './outbox.jobs.ts';
import type { MailTable } from './outbox.tables.ts';

type MailRow = Selectable<MailTable>;

/** Mails as the outbox shows them to the actor; `open` tells of a file that goes with one, where the actor may open it. */
export async function outboxMails(
  { db, now, actor }: Pick<StaffContext, 'db' | 'now' | 'actor'>,
  rows: readonly MailRow[],
  open: (file: Attachment) => OutboxMail['attachment'],
): Promise<OutboxMail[]> {
  const tried = rows.flatMap(({ state, job_id }) => (state === 'WAITING' && job_id !== null ? [job_id] : []));
  const times = await dueTimes(db, sendMail, tried);
  const { rows: files } = await attachedTo(rows.map(({ id }) => id)).execute(db);
  const fileOf = new Map(files.map((file) => [file.mail, file]));
  const presented = (file: Attachment | undefined) => (file ? open(file) : null);
  return rows
    .map((written) => shownMail(written, actor))
    .map((row) => ({
      id: row.id,
      to: row.to_address,
      subject: row.subject,
      text: row.body,
      showsText: row.showsText,
      links: row.links,
      showsLinks: row.showsLinks,
      calendar: row.showsText && row.showsLinks ? calendarOf(row) : null,
      attachment: row.showsText ? presented(fileOf.get(row.id)) : null,
      attachmentGone: row.has_attachment && row.attachment_id === null,
      language: row.language,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      attempts: row.attempts,
      answer: row.response_code === null ? null : { code: row.response_code, line: row.response_text },
      nextTryAt: nextTry(row, times, now)?.toISOString() ?? null,
    }));
}

const HIDDEN = '[…]';

/** A mail as the actor may read it: links and texts that are not for the actor are in none of its parts. */
export function shownMail<T extends Pick<MailRow, 'template' | 'body' | 'links'>>(
  mail: T,
  actor: Pick<StaffActor, 'permissions'>,
): T & { showsLinks: boolean; showsText: boolean } {
  if (tellsCorrections(mail.template) && !seesCorrections(actor.permissions)) {
    return { ...mail, body: HIDDEN, links: [], showsLinks: false, showsText: false };
  }
  const reason = isMailTemplate(mail.template) ? whyReceived(mail.template) : undefined;
  if (showsLinks(reason, actor.permissions)) return { ...mail, showsLinks: true, showsText: true };
  const body = mail.links.reduce((text, link) => text.replaceAll(link, HIDDEN), mail.body);
  return { ...mail, body, links: [], showsLinks: false, showsText: true };
}

function nextTry(
  { state, job_id, not_before }: MailRow,
  times: ReadonlyMap<string, Date>,
  now: Date,
): Date | undefined {
  if (state !== 'WAITING') return undefined;
  const at = job_id === null ? not_before : times.get(job_id);
  return at && at > now ? at : undefined;
}
