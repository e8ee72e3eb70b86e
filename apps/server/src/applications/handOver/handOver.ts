import { sql } from 'kysely';
import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { defineBulk, type BulkContext } from '../../bulk/defineBulk.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { canBeAssigned } from '../acts/assigneeOf.ts';
import { describeApplications } from '../describeApplications.ts';
import { saveApplication } from '../saveApplication.ts';
import { closeRemoval } from './closeRemoval.ts';

const params = z.object({
  userId: z.int(),
  /** Who inherits, by kind: those kinds in which the user was in charge of anything. */
  heirs: z.partialRecord(z.enum(ASSIGNMENT_KINDS), z.int()),
});
export type HandOver = z.output<typeof params>;

/**
 * Gives all applications of a staff user who leaves to others, in whatever stage they are
 * (product/assignments.md#hand-over).
 */
export const handOver = defineBulk({
  kind: 'handOver',
  permission: anyOf('business.user.manage'),
  params,
  row: handOverApplication,
  async finished(context, { userId }, { refused }) {
    if (refused === 0) await closeRemoval(context, userId);
  },
  describe: describeApplications,
});

/**
 * Gives one application to the heirs, in each kind in which the user still has it: who was assigned meanwhile stays.
 * Refusal: `user.heir` where a kind has no heir, or one who is no longer active or of the kind.
 */
async function handOverApplication(
  context: BulkContext,
  { userId, heirs }: HandOver,
  applicationId: number,
): Promise<void> {
  const [row] = await lockApplicationRows(context.db, sql<boolean>`application.id = ${applicationId}`);
  let present = row;
  for (const kind of ASSIGNMENT_KINDS) {
    if (present?.[`${kind}_id`] !== userId) continue;
    const heir = heirs[kind];
    if (heir === undefined || !(await canBeAssigned(context.db, kind, heir))) throw refusal('user.heir');
    present = await saveApplication(context, present, {
      changes: { [`${kind}_id`]: heir },
      history: { kind: 'handedOver', detail: { kind, assigneeFrom: userId, assigneeTo: heir } },
    });
  }
}
