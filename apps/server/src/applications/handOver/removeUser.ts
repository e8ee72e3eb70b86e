import type { Selectable } from 'kysely';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Holdings, removalEndpoints } from '@portal/contract/users/removal.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { whyNotRemoved } from '@portal/domain/users/accounts.ts';
import { record, recordEach } from '../../history/record.ts';
import { isRunning } from '../../bulk/isRunning.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { Refusal, refusal, refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import type { StaffUserTable } from '../../sessions/sessions.tables.ts';
import { isLastAdministrator } from '../../users/roles/administrators.ts';
import { lockManagedUser } from '../../users/management/lockManagedUser.ts';
import { canBeAssigned } from '../acts/assigneeOf.ts';
import { lockRegions } from '../regions/lockRegions.ts';
import '../regions/regions.tables.ts';
import { closeRemoval } from './closeRemoval.ts';
import { handOver, type HandOver } from './handOver.ts';
import { countHoldings, heldApplications } from './holdings.ts';

/**
 * Removes a staff user: closes the account, gives the region to the Ephesian who inherits and starts handing over the
 * applications (product/assignments.md#hand-over); what was refused there can be handed over by removing again. Refusals:
 * `record.stale`, `user.administratorOnly`; `user.self`, `user.lastAdministrator`; `user.handingOver` while it goes on;
 * `user.heir` at each kind without a heir.
 */
export async function removeUser(
  context: StaffContext,
  { params, body }: InputOf<typeof removalEndpoints.removeUser>,
): Promise<{ runId: number | null }> {
  const { db, actor } = context;
  const user = await lockManagedUser(context, params.id, body.version);
  refuseIfAny(
    whyNotRemoved({
      isSelf: user.id === actor.userId,
      isLastAdministrator: await isLastAdministrator(db, user.id),
    }),
  );
  if (await isRunning(db, handOver, { userId: user.id })) throw refusal('user.handingOver');
  const holdings = await countHoldings(db, user.id);
  const heirs = await findHeirs(context, user.id, holdings, body.heirs);

  await closeAccount(context, user);
  const detail = { applications: holdings.total, regions: holdings.regions, heirs };
  await record(context, { noun: 'users', id: user.id, kind: 'removalStarted', detail });
  if (heirs.ephesian !== undefined) await giveRegion(context, user.id, heirs.ephesian);
  const applications = await heldApplications(db, user.id);
  if (applications.length === 0) {
    await closeRemoval(context, user.id);
    return { runId: null };
  }
  return { runId: await startBulk(context, handOver, { userId: user.id, heirs }, applications) };
}

/** The heir has the region from now on, which its own history tells as of any other change. */
async function giveRegion(context: StaffContext, assigneeFrom: number, assigneeTo: number): Promise<void> {
  const { db } = context;
  await lockRegions(db);
  const heir = { ephesian_id: assigneeTo };
  const given = await db
    .updateTable('region_country')
    .set(heir)
    .where('ephesian_id', '=', assigneeFrom)
    .returning('country')
    .execute();
  const countries = given.map(({ country }) => country);
  if (countries.length > 0) {
    await record(context, {
      noun: 'regions',
      id: 0,
      kind: 'given',
      detail: { countries: countries.toSorted(), assigneeFrom, assigneeTo },
    });
  }
  const leaders = await db
    .updateTable('region_person')
    .set(heir)
    .where('ephesian_id', '=', assigneeFrom)
    .returning('person_id')
    .execute();
  await recordEach<'persons'>(
    context,
    leaders.map(({ person_id: id }) => ({
      noun: 'persons',
      id,
      kind: 'associated',
      detail: { assigneeFrom, assigneeTo },
    })),
  );
}

/** The heirs of the kinds that have something to inherit: active, of the kind, somebody else. */
async function findHeirs(
  { db }: StaffContext,
  userId: number,
  holdings: Holdings,
  chosen: Readonly<Partial<Record<AssignmentKind, number | undefined>>>,
): Promise<HandOver['heirs']> {
  const heirs: HandOver['heirs'] = {};
  const fields: Record<string, FieldProblem> = {};
  for (const kind of ASSIGNMENT_KINDS) {
    const inherits = holdings[kind] > 0 || (kind === 'ephesian' && holdings.regions > 0);
    if (!inherits) continue;
    const heir = chosen[kind];
    if (heir !== undefined && heir !== userId && (await canBeAssigned(db, kind, heir))) heirs[kind] = heir;
    else fields[`heirs.${kind}`] = { code: 'user.heir' };
  }
  const problems = Object.values(fields);
  if (problems.length > 0) throw new Refusal(problems, { fields });
  return heirs;
}

/** From now on nobody signs in with it, and nobody assigns anything to it. */
async function closeAccount(context: StaffContext, user: Selectable<StaffUserTable>): Promise<void> {
  const account = { realm: 'staff', accountId: user.id } as const;
  await context.db
    .updateTable('staff_user')
    .set({ status: 'INACTIVE', version: user.version + 1 })
    .where('id', '=', user.id)
    .execute();
  await endAccountTokens(context, account);
  await endSessions(context, account);
}
