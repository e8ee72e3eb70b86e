import type { clientEndpoints } from '@portal/contract/clients.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { mailConfirmation, mailKnownAddress } from './accountMails.ts';

type Input = InputOf<typeof clientEndpoints.register>;

/** Outside the transaction, and for known addresses too: the answer takes as long for both. */
export async function prepareRegistration(_context: Omit<PublicContext, 'db'>, { body }: Input): Promise<string> {
  if (body.termsVersion !== TERMS_VERSION) {
    throw refusal('terms.version', undefined, { fields: { termsVersion: { code: 'terms.version' } } });
  }
  return hashPassword(body.password);
}

/**
 * Registers an applicant, who confirms the address by a mailed link. A known address changes nothing and its owner is
 * told by mail; the answer is the same (decisions.md §6). Refusal: `terms.version` for other than the present terms.
 */
export async function registerClient(context: PublicContext, { body }: Input, passwordHash: string): Promise<null> {
  const { db, now } = context;
  const email = body.email.toLowerCase();
  const made = await db
    .insertInto('client_account')
    .values({
      email,
      password_hash: passwordHash,
      language: body.language,
      status: 'PENDING',
      terms_version: body.termsVersion,
      terms_accepted_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'language'])
    .executeTakeFirst();
  if (made) await mailConfirmation(context, made);
  else await mailKnownAddress(context, email);
  return null;
}
