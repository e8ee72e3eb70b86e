import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import { applicationSubject, type ActFileKind } from '../files/applicationFiles.ts';

export interface DeactivationForm {
  type: string;
  reason: string;
  description: string | null;
  departureDate: string | null;
  document?: string | undefined;
}

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
}
