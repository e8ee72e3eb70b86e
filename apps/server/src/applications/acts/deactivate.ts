import { mailsDeactivation } from '@portal/domain/applications/values.ts';
import { lockChurch, undoClosing, writeChange } from '../../churches/writeChange.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import type { OwnWords } from '../mails/mailStage.ts';
import { noteRefund, takeBackRefund, type RefundForm } from './noteRefund.ts';
import { applicationSubject, type ActFileKind } from '../files/applicationFiles.ts';

export interface DeactivationForm {
  type: string;
  reason: string;
  description: string | null;
  departureDate: string | null;
  document?: string | undefined;
  refund?: RefundForm | undefined;
  mail?: OwnWords | null | undefined;
  closesChurch?: boolean | undefined;
}

/** What the applicant is mailed of a deactivation: words of its own, nothing (null), or those that staff keep. */
export const mailOfDeactivation = ({ type, mail }: Pick<DeactivationForm, 'type' | 'mail'>) =>
  mail === undefined && !mailsDeactivation(type) ? null : mail;

/** Keeps the deactivation form of a locked application; the stage is the caller's to change in the same act. */
export async function deactivate(context: StaffContext, row: ApplicationRow, form: DeactivationForm): Promise<void> {
  const { id } = await context.db
    .insertInto('deactivation')
    .values({
      application_id: row.id,
      type: form.type,
      reason: form.reason,
      description: form.description,
      departure_date: form.departureDate,
      user_id: context.actor.userId,
      at: context.now,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = { upload: form.document, field: 'deactivation.document' };
  await takeUpload(
    context,
    applicationSubject(row.id),
    { kind: 'deactivation' satisfies ActFileKind, place: id },
    document,
  );
  if (form.refund) await noteRefund(context, row.id, form.refund);
  if (form.closesChurch) await closeChurch(context, row, id, form);
}

/**
 * The church closes with its leader's departure, today where no day is said; one that is closed already stays as it is
 * (product/churches.md#churches). GE004 without the right to change churches.
 */
async function closeChurch(
  context: StaffContext,
  { church_id }: ApplicationRow,
  deactivation: number,
  { type, reason, departureDate }: DeactivationForm,
): Promise<void> {
  if (!context.actor.permissions.has('business.request.edit')) throw refusal('GE004');
  const church = type === 'CHURCH_CLOSED' && church_id !== null && (await lockChurch(context.db, church_id));
  if (!church || church.validTo !== null) return;
  const day = departureDate ?? newYorkDate(context.now);
  const fields = { day: 'deactivation.departureDate', value: 'deactivation.closesChurch' };
  await writeChange(context, church, { what: 'closed', day, value: null }, { reason, deactivation, fields });
}

/** Takes the present deactivation of an application back, and the closing of the church that came with it. */
export async function undoDeactivation(context: StaffContext, applicationId: number): Promise<void> {
  const { db, now } = context;
  await takeBackRefund(db, applicationId);
  const undone = await db
    .updateTable('deactivation')
    .set({ undone_at: now })
    .where('application_id', '=', applicationId)
    .where('undone_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of undone) await undoClosing(context, id);
}
