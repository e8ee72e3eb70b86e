import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { assigneeOf } from './assigneeOf.ts';
import { cardAct } from './cardAct.ts';

type Input = InputOf<typeof applicationEndpoints.assignApplication>;

/**
 * Assigns the staff user of a kind, one at most (product/assignments.md#assigning); without the right to assign an
 * analyst may claim. Somebody already there is `assign.sameRole` { name } unless the act says *reassign*; *reassign*
 * works where the stage's flag allows it (else `assign.stage`).
 */
export const assignApplication = cardAct({
  act: ({ userId, permissions }, { params, body }: Input) =>
    params.kind === 'analyst' && body.userId === userId && !permissions.has('business.request.assign')
      ? 'claim'
      : 'assign',
  async write({ context, row, facts }, { params: { kind }, body }: Input) {
    const present = facts.assignees[kind];
    const taken = present !== null && (!body.reassign || present === body.userId);
    if (taken) throw refusal('assign.sameRole', { name: row[`${kind}_name`] ?? '' });
    const { id: userId } = await assigneeOf(context.db, kind, body.userId);
    return {
      changes: { [`${kind}_id`]: userId },
      history: { kind: 'assigned', detail: { kind, assigneeFrom: present, assigneeTo: userId } },
    };
  },
});
