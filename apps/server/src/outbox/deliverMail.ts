import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import { MailFailure } from '../platform/mail/mailFailure.ts';
import { readAttached } from './attachedFile.ts';
import { mailHtml } from './mailHtml.ts';
import { calendarOf } from './calendarOf.ts';
import type { MailTable } from './outbox.tables.ts';

/** A try takes no longer; its job is cut off then. */
export const TRY_SECONDS = 300;

type Job = Pick<JobContext, 'database' | 'files' | 'now' | 'mailer' | 'job' | 'signal'>;

/**
 * Hands a mail to the mail server under the Message-ID it was written with, and notes what became of it; one that was
 * sent is not sent again. Cut off between the two, the next try repeats it under the same id. What the server refuses for
 * good has failed at once; anything else fails the job, which is tried again, and after its last try has failed as well.
 * Without a mail server the mail is kept in the outbox.
 */
export async function deliverMail(context: Job, { mail: id }: { mail: number }): Promise<void> {
  const { database, now, mailer, job, signal } = context;
  if (!mailer) return note(database, id, { state: 'KEPT' });
  const mail = await claim(context, id);
  if (!mail) return;
  const { to_address: to, language, subject, body: text, message_id: messageId } = mail;
  const html = mailHtml({ ...mail, text });
  const calendar = calendarOf(mail);
  const attachment = mail.attachment_id === null ? undefined : await readAttached(context, mail.attachment_id);
  // Its file was taken away before it left: without it, it would say what is not true any more.
  if (mail.has_attachment && !attachment) return note(database, id, { state: 'WITHDRAWN' });
  try {
    const code = await mailer.send(
      {
        to,
        language,
        subject,
        text,
        html,
        messageId,
        date: now,
        ...(calendar && { calendar }),
        ...(attachment && { attachment }),
      },
      signal,
    );
    await note(database, id, { state: 'SENT', sent_at: now, response_code: code, response_text: null });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const state = error.permanent || job.isLastTry ? 'FAILED' : 'WAITING';
    await note(database, id, { state, response_code: error.code, response_text: error.line });
    // Tried again, it would be refused again.
    if (!error.permanent) throw error;
  }
}

/** Takes the mail for this job alone; nothing where it was sent or another job has it. */
async function claim({ database, now, job }: Job, id: number): Promise<Selectable<MailTable> | undefined> {
  const until = new Date(now.getTime() + TRY_SECONDS * 1000);
  return database.transaction((db) =>
    db
      .updateTable('mail')
      .set({
        job_id: job.id,
        claimed_until: until,
        attempts: sql<number>`attempts + 1`,
        // Before the try: a process that ends during the last one leaves no mail that waits for nothing.
        ...(job.isLastTry && { state: 'FAILED' }),
      })
      .where('id', '=', id)
      // FAILED: the job was a dead letter and was put back.
      .where('state', 'in', ['WAITING', 'FAILED'])
      // A job comes back to what it had claimed itself when its process ended.
      .where((mail) =>
        mail.or([mail('claimed_until', 'is', null), mail('claimed_until', '<', now), mail('job_id', '=', job.id)]),
      )
      .returningAll()
      .executeTakeFirst(),
  );
}

async function note(database: Database, id: number, changes: Updateable<MailTable>): Promise<void> {
  await database.transaction((db) =>
    db
      .updateTable('mail')
      .set({ claimed_until: null, ...changes })
      .where('id', '=', id)
      // SENT by another; WITHDRAWN before it left.
      .where('state', 'in', ['WAITING', 'FAILED'])
      .execute(),
  );
}
