import type { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { orderAccountMail } from '../../outbox/accountMailOrder.ts';
import { writeClientMail } from '../clients.jobs.ts';

/** Mails a link for a new password where the address is known; neither the answer nor the time it takes tells. */
export async function requestReset(
  { db }: PublicContext,
  { body }: InputOf<typeof ownClientAccountEndpoints.requestReset>,
): Promise<null> {
  await orderAccountMail(db, writeClientMail, { realm: 'client', email: body.email, reason: 'RESET_ASKED' });
  return null;
}
