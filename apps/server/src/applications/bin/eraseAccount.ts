import { sql } from 'kysely';
import { sendMail } from '../../outbox/outbox.jobs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { forgetJobs } from '../../platform/jobs/forgetJobs.ts';
import { forgetFailures } from '../../sessions/loginFailures.ts';

/** Erases a client's account that nothing hangs on, with its sessions, links, keys of repeated calls and the mails about it. */
export async function eraseAccount(db: Db, id: number): Promise<void> {
  const account = await db.deleteFrom('client_account').where('id', '=', id).returning('email').executeTakeFirst();
  if (!account) return;
  await forgetFailures({ db }, 'client', account.email);
  for (const table of ['session', 'account_token', 'account_mail_order']) {
    await sql`delete from ${sql.table(table)} where realm = 'client' and account_id = ${id}`.execute(db);
  }
  await db.deleteFrom('idempotency_record').where('actor', '=', `client:${id}`).execute();
  await eraseMailsTo(db, account.email);
}

/** Erases the mails to an address that belong to no case. Staff may have the same address; what is written to them as such is theirs. */
export async function eraseMailsTo(db: Db, address: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from mail where folded(to_address) = folded(${address}) and to_address = ${address} and template not like 'staff%' and application_id is null
    returning id`.execute(db);
  await forgetJobs(
    db,
    sendMail,
    'mail',
    rows.map((mail) => mail.id),
  );
}
