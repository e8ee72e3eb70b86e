import { sql } from 'kysely';
import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { waitsFor, whyNotRemind } from '@portal/domain/clients/accounts.ts';
import { record } from '../../history/record.ts';
import { defineBulk, type BulkContext, type BulkSubject } from '../../bulk/defineBulk.ts';
import { mailActivation } from '../accountMails.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, refuseIfAny } from '../../platform/http/refusal.ts';
import '../../applications/applications.tables.ts';
import { clientReach } from '../clientReach.ts';
import { lockClient } from '../lockClient.ts';

/** Reminds many clients of what is left to do. */
export const remindingClients = defineBulk({
  kind: 'remindClients',
  permission: anyOf('business.request.unfinished'),
  params: z.object({}),
  row: (context, _params, accountId) => remindClient(context, accountId),
  describe: describeClients,
});

/**
 * Mails a client what is left to do, with the way there. Refusals: not found for an account out of reach,
 * `client.finished` where nothing is left to do, `client.reminded` within 7 days of the last reminder, whoever sent it.
 */
async function remindClient(context: BulkContext, accountId: number): Promise<void> {
  const { db, actor, now, services } = context;
  const account = await lockClient(context, accountId);
  const applications = await db
    .selectFrom('application')
    .select(['id', 'status'])
    .where('client_account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
  const draft = applications.find(({ status }) => status === 'UNFINISHED');
  const waits = waitsFor({
    status: account.status,
    hasDraft: draft !== undefined,
    hasApplication: applications.length > 0,
  });
  // A form is in nobody's charge: whoever is kept to a charge has nothing to remind of.
  refuseIfAny(whyNotRemind(reachOf(actor).charge ? undefined : waits, account.reminded_at, now));
  if (waits === undefined) throw refusal('client.finished');
  await db.updateTable('client_account').set({ reminded_at: now }).where('id', '=', accountId).execute();
  await record(context, { noun: 'clients', id: accountId, kind: 'reminded', detail: { waits } });
  if (waits === 'ACTIVATION') return mailActivation(context, account, 'reminderActivation');
  const { clientUrl } = services.settings;
  await writeMail(context, {
    to: account.email,
    language: account.language,
    template: 'reminderApplication',
    params: {},
    links: [draft ? `${clientUrl}/request/${draft.id}` : clientUrl],
  });
}

async function describeClients({ db, actor }: StaffContext, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(leader_name, email) as name from client_account
    where id = any(${[...ids]}::bigint[]) and ${clientReach(reachOf(actor))}`.execute(db);
  return new Map<number, BulkSubject>(rows.map(({ id, name }) => [id, { caseNumber: null, name }]));
}
