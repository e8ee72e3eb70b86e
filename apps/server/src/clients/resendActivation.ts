import { sql } from 'kysely';
import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { record, recordWhere } from '../history/record.ts';
import { mailActivation } from './accountMails.ts';
import { writeClientMail } from './clients.jobs.ts';
import { orderAccountMail } from '../outbox/accountMailOrder.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal, refusalAt } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { comparableEmail } from '../sessions/findAccount.ts';
import '../applications/applications.tables.ts';
import { clientReach } from './clientReach.ts';
import { lockClient } from './lockClient.ts';

/** Mails the activation again; earlier links end. An account that is not pending: `client.notPending`. */
export async function resendActivation(
  context: StaffContext,
  { params }: InputOf<typeof clientEndpoints.resendActivation>,
): Promise<null> {
  const account = await lockClient(context, params.id);
  if (account.status !== 'PENDING') throw refusal('client.notPending');
  await mailActivation(context, account);
  await record(context, { noun: 'clients', id: account.id, kind: 'activationSent' });
  return null;
}

/**
 * The same by address (product/clients.md#seen-by-the-staff). Refusals, told to administrators only:
 * `login.unregistered`, `client.notPending`. Others get one answer after the same statements, whoever's address it is: a
 * job writes the mail where there is one to write.
 */
export async function resendActivationTo(
  context: StaffContext,
  { body }: InputOf<typeof clientEndpoints.resendActivationTo>,
): Promise<null> {
  const { db, actor } = context;
  const email = comparableEmail(body.email);
  const account = await db
    .selectFrom('client_account')
    .select(['id', 'status'])
    .where('email', '=', email)
    .where(sql<boolean>`${clientReach(reachOf(actor))}`)
    .executeTakeFirst();
  if (actor.permissions.has('business.administrator')) {
    if (!account) throw refusalAt('email', 'login.unregistered');
    if (account.status !== 'PENDING') throw refusalAt('email', 'client.notPending');
  }
  const id = account?.id ?? 0;
  const waits = sql<boolean>`exists (select from client_account where id = ${id} and status = 'PENDING')`;
  await recordWhere(context, { noun: 'clients', id, kind: 'activationSent' }, waits);
  await orderAccountMail(db, writeClientMail, {
    realm: 'client',
    email: account ? email : '',
    reason: 'ACTIVATION_ASKED',
  });
  return null;
}
