import type { FactorChange } from '@portal/domain/users/secondFactor.ts';
import { whyNotSwitchedOff } from '@portal/domain/users/secondFactor.ts';
import { secondFactor as en } from '@portal/messages/en/users/secondFactor.ts';
import { secondFactor as es } from '@portal/messages/es/users/secondFactor.ts';
import { announceRights } from '../../access/announceRights.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { makeRecoveryCodes, ShownOnce } from '../../sessions/secondFactor/recoveryCodes.ts';
import '../users.tables.ts';

/**
 * What follows a change of the own factors: with the first come recovery codes, which are answered; with the last they go.
 * History keeps it, and the owner is told by mail. Refusal: `factor.required` where a role needs the last one.
 */
export async function factorsChanged(context: StaffContext, change: FactorChange): Promise<ShownOnce> {
  const { db, actor } = context;
  const { userId } = actor;
  const { second_factor: stood } = await db
    .selectFrom('staff_user')
    .select('second_factor')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const left = await countFactors(context);
  const problem = whyNotSwitchedOff({ needed: await needsSecondFactor(context), left });
  refuseIfAny(problem ? [problem] : []);
  const makes = change === 'CODES' || (left > 0 && !stood);
  const shown = makes ? await makeRecoveryCodes(context, userId) : new ShownOnce([]);
  if (left === 0) await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const { email, language } = await db
    .updateTable('staff_user')
    .set({ second_factor: left > 0 })
    .where('id', '=', userId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'users', id: userId, kind: 'secondFactorChanged', detail: { change } });
  await announceRights(db);
  await writeMail(context, {
    to: email,
    language,
    template: 'staffSecondFactorChanged',
    params: { change: { en, es }[language][`changed.${change}`] },
  });
  return shown;
}

/** Apps and passkeys of the user. */
async function countFactors({ db, actor }: StaffContext): Promise<number> {
  const of = (table: 'authenticator_app' | 'passkey') =>
    db
      .selectFrom(table)
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow();
  return (await of('authenticator_app')).count + (await of('passkey')).count;
}

/** Whether a role that the user works in needs a second factor. */
export async function needsSecondFactor({ db, actor }: StaffContext): Promise<boolean> {
  const role = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.id')
    .where('user_role.user_id', '=', actor.userId)
    .where('role.active', '=', true)
    .where('role.needs_second_factor', '=', true)
    .executeTakeFirst();
  return role !== undefined;
}
