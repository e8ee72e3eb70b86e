import type { absenceEndpoints, Absence } from '@portal/contract/users/absences.ts';
import { problem } from '@portal/domain/problem.ts';
import { whyNotAway } from '@portal/domain/users/absences.ts';
import { announceRoles } from '../../access/announceRights.ts';
import { record } from '../../history/record.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields, refuseStale } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { lockUser } from '../lockUser.ts';
import { lockManagedUser } from '../management/lockManagedUser.ts';
import { mayStandIn, tellAbsence } from './absence.ts';

type Endpoints = typeof absenceEndpoints;

/** Whether somebody is away and who stands in: of oneself, and for who manages users of anybody. */
export async function getAbsence(
  context: StaffContext,
  { params: { id } }: InputOf<Endpoints['getAbsence']>,
): Promise<Absence> {
  requireOwnOrManaged(context, id);
  return tellAbsence(context, id);
}

/**
 * Sets who stands in for a user between two days, both included, or nobody any more (product/assignments.md#absence). Open
 * pages of those concerned learn it at once. Refusals: `record.stale`, `field.range`, `field.notPast`, `field.choice` at
 * the delegate who cannot stand in; for the account of an administrator `user.administratorOnly`. Answers the id.
 */
export async function setAbsence(
  context: StaffContext,
  { params: { id }, body: { absence, version } }: InputOf<Endpoints['setAbsence']>,
): Promise<number> {
  const { db, now } = context;
  if (requireOwnOrManaged(context, id) === 'own') await lockUser(context, id);
  else await lockManagedUser(context, id);
  const before = await tellAbsence(context, id);
  await refuseStale({ seen: version, now: before.version }, async () => before);
  const today = newYorkDate(now);
  if (absence) {
    const { from, until } = whyNotAway(absence, today);
    const fits = await mayStandIn(db, id, absence.delegate);
    refuseFields({
      'absence.delegate': fits ? undefined : problem('field.choice'),
      'absence.from': from,
      'absence.until': until,
    });
  }
  const values = {
    delegate_id: absence?.delegate ?? null,
    first_day: absence?.from ?? null,
    last_day: absence?.until ?? null,
    version: before.version + 1,
  };
  await db
    .insertInto('absence')
    .values({ user_id: id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await record(context, {
    noun: 'users',
    id,
    kind: absence ? 'absenceSet' : 'absenceEnded',
    detail: { delegate: absence?.delegate ?? null, from: absence?.from ?? null, until: absence?.until ?? null },
  });
  await announceRoles(db);
  return id;
}

/** Of others GE004 without the right to manage users. */
function requireOwnOrManaged({ actor }: StaffContext, id: number): 'own' | 'managed' {
  if (id === actor.userId) return 'own';
  if (!actor.permissions.has('business.user.manage')) throw notPermitted(actor, 'business.user.manage');
  return 'managed';
}
