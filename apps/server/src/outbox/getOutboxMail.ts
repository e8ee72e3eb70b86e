import type { OutboxMail, outboxEndpoints } from '@portal/contract/outbox.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { presentAttachment } from '../platform/files/attachments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { mailReach } from './mailReach.ts';
import { outboxMails } from './outboxMail.ts';
import { signPreview } from './preview/previewAddress.ts';
import './outbox.tables.ts';

/** One mail, with the address of its HTML. Refusal: `http.notFound`. */
export async function getOutboxMail(
  context: StaffContext,
  { params }: InputOf<typeof outboxEndpoints.getOutboxMail>,
): Promise<{ mail: OutboxMail; page: string; hasServer: boolean }> {
  return {
    mail: await findOutboxMail(context, params.id),
    page: signPreview(context, { mail: params.id }),
    hasServer: context.services.mailer !== undefined,
  };
}

export async function findOutboxMail(context: StaffContext, id: number): Promise<OutboxMail> {
  const rows = await context.db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .where(mailReach(reachOf(context.actor)))
    .execute();
  const [mail] = await outboxMails(context, rows, (file) => presentAttachment(context, file));
  if (!mail) throw notFound();
  return mail;
}
