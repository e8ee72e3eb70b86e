import { sql } from 'kysely';
import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import { FOLLOWS_REGION } from '@portal/domain/churches/regions.ts';
import { defineBulk, type BulkContext } from '../../bulk/defineBulk.ts';
import { ephesianInCharge } from '../../churches/ephesianInCharge.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { canBeAssigned } from '../acts/assigneeOf.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { describeApplications } from '../describeApplications.ts';
import { saveApplication } from '../saveApplication.ts';

const params = z.object({
  /** Who had the countries: whoever else was assigned beside the region stays. Null: whoever it is. */
  takesFrom: z.nullable(z.array(z.int())),
});

/** Gives open applications to whoever has their region now (product/assignments.md#regions-that-change). */
export const followingRegion = defineBulk({
  kind: 'followRegion',
  permission: anyOf('business.ephesian.construct'),
  params,
  row: followRegion,
  describe: describeApplications,
});

/**
 * Who has the charge is asked at that moment: a region that was taken over since the run began goes to the last.
 * Refusal: `assign.kind` for who is no Ephesian any more.
 */
async function followRegion(context: BulkContext, { takesFrom }: z.output<typeof params>, id: number): Promise<void> {
  const { db } = context;
  const [row] = await lockApplicationRows(db, sql<boolean>`application.id = ${id} and application.deleted_at is null`);
  if (!row || row.person_id === null || !(FOLLOWS_REGION as readonly string[]).includes(row.status)) return;
  const present = row.ephesian_id;
  if (takesFrom !== null && present !== null && !takesFrom.includes(present)) return;
  const to = await ephesianInCharge(db, row.person_id, row.country ?? '');
  if (to === present) return;
  if (to !== null && !(await canBeAssigned(db, 'ephesian', to))) throw refusal('assign.kind');
  const kept = { kind: 'ephesian', assigneeFrom: present } as const;
  await saveApplication(context, row, {
    changes: { ephesian_id: to },
    history:
      to === null
        ? { kind: 'unassigned', detail: { ...kept, assigneeTo: null } }
        : { kind: 'assigned', detail: { ...kept, assigneeTo: to } },
  });
}
