import type { Selectable } from 'kysely';
import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { whyNotClientStatus } from '@portal/domain/clients/accounts.ts';
import { changesOf } from '../history/changesOf.ts';
import { record } from '../history/record.ts';
import { announceRights } from '../access/announceRights.ts';
import { askClientEmail, isClientEmailTaken } from './clientEmail.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusalAt, refuseFields } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { endAccountTokens } from '../sessions/accountToken.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { comparableEmail } from '../sessions/findAccount.ts';
import type { ClientAccountTable } from '../sessions/sessions.tables.ts';
import { lockClient } from './lockClient.ts';

type Input = InputOf<typeof clientEndpoints.updateClient>;
type Account = Selectable<ClientAccountTable>;

/**
 * Changes a client's language and status; deactivating ends the sessions and mailed links. Another address gets a link,
 * and becomes the account's when that is followed. Refusals: `record.stale`, `user.status` at the status, at the
 * address `client.notActive` and `field.taken`, which is told to staff only (product/sessions.md#strangers).
 */
export async function updateClient(context: StaffContext, { params, body }: Input): Promise<number> {
  const account = await lockClient(context, params.id, body.version);
  refuseFields({ status: whyNotClientStatus(account.status, body.status) });
  const email = comparableEmail(body.email);
  const moves = email !== account.email;
  if (moves) await refuseEmail(context, account, { email, status: body.status });
  await changeFields(context, account, body);
  if (account.status !== body.status) await tellStatus(context, account, body.status);
  if (moves) {
    await askClientEmail(context, { ...account, language: body.language }, email);
    await record(context, { noun: 'clients', id: account.id, kind: 'emailAsked' });
  }
  return account.id;
}

async function refuseEmail(
  { db }: StaffContext,
  { id }: Account,
  { email, status }: Pick<Account, 'email' | 'status'>,
): Promise<void> {
  if (status !== 'ACTIVE') throw refusalAt('email', 'client.notActive');
  if (await isClientEmailTaken(db, email, id)) throw refusalAt('email', 'field.taken');
}

async function changeFields(context: StaffContext, account: Account, { language, status }: Input['body']) {
  if (account.language === language && account.status === status) return;
  await context.db
    .updateTable('client_account')
    .set({ language, status, version: account.version + 1 })
    .where('id', '=', account.id)
    .execute();
  const { fields, changes, personal } = changesOf('client_account', account, { language });
  if (fields.length > 0) {
    await record(context, { noun: 'clients', id: account.id, kind: 'updated', detail: { fields, changes }, personal });
  }
  // Sessions remember both for a moment.
  await announceRights(context.db);
}

async function tellStatus(context: StaffContext, account: Account, status: Account['status']): Promise<void> {
  const detail = { from: account.status, to: status };
  await record(context, { noun: 'clients', id: account.id, kind: 'statusChanged', detail });
  if (status !== 'INACTIVE') return;
  const whose = { realm: 'client', accountId: account.id } as const;
  await endAccountTokens(context, whose);
  await endSessions(context, whose);
}
