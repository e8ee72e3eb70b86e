import * as z from 'zod/mini';
import type { Generated } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { defineJob, type JobDefinition } from '../platform/jobs/defineJob.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { comparableEmail } from '../sessions/findAccount.ts';
import type { Realm } from '../sessions/sessions.tables.ts';
import type { MailContext } from './writeMail.ts';

type OrderReason = 'REGISTERED' | 'REGISTERED_AGAIN' | 'RESET_ASKED' | 'ACTIVATION_ASKED';

interface AccountMailOrderTable {
  id: Generated<number>;
  realm: Realm;
  /** Nothing where the address is unknown: the order is left all the same, so that both take as long. */
  account_id: number | null;
  reason: OrderReason;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    account_mail_order: AccountMailOrderTable;
  }
}

type OrderJob = JobDefinition<{ order: number }>;

/**
 * Orders a mail to the account of an address, known or not, in as many statements; a job looks the account up and
 * writes. Neither the order nor the job's payload holds the address. Answers the order.
 */
export async function orderAccountMail(
  db: Db,
  job: OrderJob,
  { realm, email, reason }: { realm: Realm; email: string; reason: OrderReason },
): Promise<number> {
  const address = comparableEmail(email);
  const { id: order } = await db
    .insertInto('account_mail_order')
    .values(({ selectFrom }) => ({
      realm,
      account_id:
        realm === 'client'
          ? selectFrom('client_account').select('id').where('email', '=', address)
          : selectFrom('staff_user').select('id').where('email', '=', address).where('removed_at', 'is', null),
      reason,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, job, { order });
  return order;
}

/**
 * The job that writes ordered mails. Here and not in the act, because only a known address gets one: an outsider would
 * see it by the time the answer takes.
 */
export const accountMailJob = (name: string, write: (context: MailContext, order: number) => Promise<void>): OrderJob =>
  defineJob({
    name,
    schema: z.object({ order: z.int() }),
    async work({ database, now, settings }, { order }) {
      await database.transaction((db) => write({ db, now, services: { settings } }, order));
    },
  });

/** Takes an order out, for the mail that is now written: done twice, it writes one. Nothing for an unknown address. */
export async function takeMailOrder(
  { db }: Pick<MailContext, 'db'>,
  realm: Realm,
  order: number,
): Promise<{ accountId: number; reason: OrderReason } | undefined> {
  const taken = await db
    .deleteFrom('account_mail_order')
    .where('id', '=', order)
    .where('realm', '=', realm)
    .returning(['account_id', 'reason'])
    .executeTakeFirst();
  return taken?.account_id ? { accountId: taken.account_id, reason: taken.reason } : undefined;
}
