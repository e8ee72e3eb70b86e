import { sql } from 'kysely';
import { problem } from '@portal/domain/problem.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { record } from '../../history/record.ts';
import { sendMail } from '../../outbox/outbox.jobs.ts';
import { refusal, refuseIfAny } from '../../platform/http/refusal.ts';
import { forgetJobs } from '../../platform/jobs/forgetJobs.ts';
import { lockManagedUser } from '../management/lockManagedUser.ts';

/**
 * Takes an invitation back, with account, links and mails; the history goes on saying that there was one. Refused as
 * `user.administratorOnly`, as the form is; as `import.touched` once somebody has accepted it, or anything names the account.
 */
export async function eraseInvited(context: BulkContext, id: number): Promise<void> {
  const { db } = context;
  const user = await lockManagedUser(context, id);
  refuseIfAny(user.status === 'PENDING' ? [] : [problem('import.touched', { count: 1 })]);
  await db.deleteFrom('user_role').where('user_id', '=', id).execute();
  const { rows } = await sql<{ id: number }>`
    delete from mail where folded(to_address) = folded(${user.email}) and to_address = ${user.email}
      and template like 'staff%' returning id`.execute(db);
  await forgetJobs(
    db,
    sendMail,
    'mail',
    rows.map((mail) => mail.id),
  );
  await sql`delete from account_token where realm = 'staff' and account_id = ${id}`.execute(db);
  await sql`update history set personal = null where noun = 'users' and subject_id = ${id}`.execute(db);
  await record(context, { noun: 'users', id, kind: 'removed' });
  // Whatever names the account keeps it from going, by the database's own keys.
  await db
    .deleteFrom('staff_user')
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isNamed(error) ? refusal('import.touched', { count: 1 }) : error;
    });
}

const isNamed = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23503';
