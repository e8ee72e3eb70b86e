import { OPEN_CORRECTION_STATES } from '@portal/domain/applications/corrections.ts';
import { seeOwnApplication } from '../applications/seeCard.ts';
import type { ClientContext } from '../platform/http/context.ts';
import '../applications/applications.tables.ts';

/** The corrections of the client's own application that are open, in the order they were asked. */
export async function listOwnCorrections(context: ClientContext, applicationId: number) {
  await seeOwnApplication(context, applicationId);
  const { db } = context;
  const rows = await db
    .selectFrom('correction')
    .select(['id', 'field_key', 'message', 'state', 'round', 'asked_at', 'wished_for'])
    .where('application_id', '=', applicationId)
    .where('state', 'in', OPEN_CORRECTION_STATES)
    .orderBy('id')
    .execute();
  return rows.map(({ field_key, asked_at, wished_for, ...row }) => ({
    ...row,
    field: field_key,
    askedAt: asked_at.toISOString(),
    wishedFor: wished_for,
  }));
}
