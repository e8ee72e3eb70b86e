/** Whom the demonstration's administrator associated by hand, and whose spiritual children some leaders are. */
import { giveLeader } from '../../applications/regions/giveLeader.ts';
import { setSpiritualParent } from '../../applications/regions/setSpiritualParent.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { given } from '../given.ts';

/** Parent of each, by their places among those who were admitted first. */
const PARENTS: readonly (readonly [child: number, parent: number])[] = [
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 3],
  [7, 6],
];
const BY_HAND = 8;

/** Of leaders who were admitted first. */
export async function addDemoRegions(as: StaffContext): Promise<void> {
  const admitted = await as.db
    .selectFrom('application')
    .select(['person_id', 'ephesian_id'])
    .where('status', '=', 'SENT')
    .where('deleted_at', 'is', null)
    .where('person_id', 'is not', null)
    .orderBy('id')
    .limit(BY_HAND + 1)
    .execute();
  const personAt = (place: number) => admitted[place]?.person_id ?? undefined;
  for (const [one, other] of PARENTS) {
    const [child, parent] = [personAt(one), personAt(other)];
    if (child === undefined || parent === undefined || child === parent) continue;
    await setSpiritualParent(as, given({ id: child }, { from: null, parent }));
  }
  const last = admitted[BY_HAND];
  if (!last?.person_id || !last.ephesian_id) return;
  const decided = { from: null, assignee: last.ephesian_id, takeOver: false, handOver: false };
  await giveLeader(as, given({ id: last.person_id }, decided));
}
