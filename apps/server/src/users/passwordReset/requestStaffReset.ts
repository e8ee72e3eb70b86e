import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { orderAccountMail } from '../../outbox/accountMailOrder.ts';
import { writeStaffMail } from '../users.jobs.ts';

/** Mails a link for a new password where the address is known; neither the answer nor the time it takes tells. */
export async function requestStaffReset(
  { db }: PublicContext,
  { body }: InputOf<typeof accountEndpoints.requestStaffReset>,
): Promise<null> {
  await orderAccountMail(db, writeStaffMail, { realm: 'staff', email: body.email, reason: 'RESET_ASKED' });
  return null;
}
