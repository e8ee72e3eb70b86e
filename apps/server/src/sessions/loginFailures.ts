import { createHash } from 'node:crypto';
import { FAILURES_UNTIL_LOCK, LOCK_MINUTES } from '@portal/domain/sessions.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import { comparableEmail } from './findAccount.ts';
import type { Realm } from './sessions.tables.ts';

type Place = Pick<Context<AnyActor>, 'db' | 'now'>;

/** Failed passwords of one address in one realm, whether or not an account has it. */
interface Failures {
  locked: boolean;
  /** Counts one more; true where it locks the address. */
  count(): Promise<boolean>;
}

/**
 * The counter's row, locked: attempts for one address wait for each other and none is lost. Failures older than the
 * lock's own time count no more, or five slips over a year would lock somebody out.
 */
export async function lockFailures({ db, now }: Place, realm: Realm, email: string): Promise<Failures> {
  const address = { realm, email_digest: digestOf(email) };
  const row = await db
    .insertInto('login_failure')
    .values({ ...address, failures: 0, locked_until: null, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['realm', 'email_digest']).doUpdateSet((eb) => ({
        last_at: now,
        failures: eb
          .case()
          .when('login_failure.last_at', '<', new Date(now.getTime() - LOCK_MINUTES * 60_000))
          .then(0)
          .else(eb.ref('login_failure.failures'))
          .end(),
      })),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();
  return {
    locked: row.locked_until !== null && row.locked_until > now,
    async count() {
      const failures = row.failures + 1;
      const locks = failures >= FAILURES_UNTIL_LOCK;
      await db
        .updateTable('login_failure')
        .set({
          failures: locks ? 0 : failures,
          locked_until: locks ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null,
          last_at: now,
        })
        .where('realm', '=', realm)
        .where('email_digest', '=', address.email_digest)
        .execute();
      return locks;
    },
  };
}

/** Forgets the failures of an address and ends its lock: its owner has proved to be there. */
export async function forgetFailures({ db }: Pick<Place, 'db'>, realm: Realm, email: string): Promise<void> {
  await db.deleteFrom('login_failure').where('realm', '=', realm).where('email_digest', '=', digestOf(email)).execute();
}

const digestOf = (email: string): string => createHash('sha256').update(comparableEmail(email)).digest('base64url');
