import type { outboxEndpoints } from '@portal/contract/outbox.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotSendAgain } from '@portal/domain/outbox/delivery.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound, refuseIfAny } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notPermitted } from '../platform/http/recognise.ts';
import { dropDeadLetters } from '../platform/jobs/deadLetters.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { mailReach } from './mailReach.ts';
import { sendMail } from './outbox.jobs.ts';
import './outbox.tables.ts';

/**
 * Puts a mail that failed or was kept back into the queue, under its own Message-ID. Refusals: `GE004` without
 * `business.outbox.show`, `http.notFound`, `mail.state`, `mail.noServer`.
 */
export async function sendMailAgain(
  { db, actor, services }: StaffContext,
  { params: { id } }: InputOf<typeof outboxEndpoints.sendMailAgain>,
): Promise<number> {
  // The endpoint asked for the administrator; one of the two rights alone is not enough.
  if (!actor.permissions.has('business.outbox.show')) throw notPermitted(actor, 'business.outbox.show');
  const mail = await db
    .selectFrom('mail')
    .select('state')
    .where('id', '=', id)
    .where(mailReach(reachOf(actor)))
    .forUpdate()
    .executeTakeFirst();
  if (!mail) throw notFound();
  refuseIfAny(whyNotSendAgain(mail.state, { hasServer: services.mailer !== undefined }));
  await db
    .updateTable('mail')
    .set({ state: 'WAITING', job_id: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
  // Else the letter, put back one day, would send it beside the new job.
  await dropDeadLetters(db, sendMail, { mail: id });
  await enqueue(db, sendMail, { mail: id });
  return id;
}
