import { sql } from 'kysely';
import type { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import { changesOf } from '../../history/changesOf.ts';
import { record } from '../../history/record.ts';
import { announceRights } from '../../access/announceRights.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens, useAccountToken } from '../../sessions/accountToken.ts';
import { isClientEmailTaken } from '../clientEmail.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Makes the address that the mailed token confirms the account's: signing in and all mails follow it from now on, other
 * links end, and the address of before is told. Refusals: `login.tokenUsed` for a token that is unknown, used or expired
 * or whose account is not active any more; `field.taken` where another account has got the address meanwhile.
 */
export async function confirmClientEmail(
  context: PublicContext,
  { body }: InputOf<typeof ownClientAccountEndpoints.confirmClientEmail>,
): Promise<null> {
  const { db } = context;
  const { accountId, email } = await useAccountToken(context, 'client', 'EMAIL', body.token);
  const account = await db
    .selectFrom('client_account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .forUpdate()
    .executeTakeFirst();
  if (!account || email === null) throw refusal('login.tokenUsed');
  if (await isClientEmailTaken(db, email, accountId)) throw refusal('field.taken');
  await giveEmail(context, accountId, email);
  await endAccountTokens(context, { realm: 'client', accountId });
  const { fields, personal } = changesOf('client_account', account, { email });
  await record(context, {
    noun: 'clients',
    id: accountId,
    kind: 'emailChanged',
    detail: { fields },
    personal,
    by: 'client',
  });
  await writeMail(context, {
    to: account.email,
    language: account.language,
    template: 'clientEmailChanged',
    params: { email },
  });
  await announceRights(db);
  return null;
}

/** A registration of the address may be under way that the question before did not see. */
async function giveEmail({ db }: PublicContext, accountId: number, email: string): Promise<void> {
  try {
    await db
      .updateTable('client_account')
      .set({ email, version: sql`version + 1` })
      .where('id', '=', accountId)
      .execute();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw refusal('field.taken');
    throw error;
  }
}
