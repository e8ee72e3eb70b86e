import type { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import { whyNotTerms } from '@portal/domain/clients/terms.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { orderAccountMail } from '../../outbox/accountMailOrder.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { writeClientMail } from '../clients.jobs.ts';
import '../../sessions/sessions.tables.ts';

type Input = InputOf<typeof ownClientAccountEndpoints.register>;

/** Outside the transaction, and for known addresses too: the answer takes as long for both. */
export async function prepareRegistration(_context: Omit<PublicContext, 'db'>, { body }: Input): Promise<string> {
  refuseFields({ termsVersion: whyNotTerms(body.termsVersion) });
  return hashPassword(body.password);
}

/**
 * Registers an applicant, who confirms the address by a mailed link. Of a known address password and language stay, and
 * its owner is told by mail; the answer is the same (product/sessions.md#strangers), and so are the statements, three for
 * either, that it takes as long. Answers the order of the mail. Refusal: `terms.version` for other than the present
 * terms.
 */
export async function registerClient(context: PublicContext, { body }: Input, passwordHash: string): Promise<number> {
  const { db, now } = context;
  const email = body.email.toLowerCase();
  const account = await db
    .insertInto('client_account')
    .values({
      email,
      password_hash: passwordHash,
      registration_hash: passwordHash,
      language: body.language,
      status: 'PENDING',
      terms_version: body.termsVersion,
      terms_accepted_at: now,
      created_at: now,
      last_active_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ registration_hash: passwordHash }))
    .returning('password_hash')
    .executeTakeFirstOrThrow();
  // No two hashes are alike, of the same password neither.
  const made = account.password_hash === passwordHash;
  const reason = made ? 'REGISTERED' : 'REGISTERED_AGAIN';
  return orderAccountMail(db, writeClientMail, { realm: 'client', email, reason });
}
