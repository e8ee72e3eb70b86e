import { MANY_ACTS } from '@portal/contract/applications/found/many.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { PERMISSIONS, type Permission } from '@portal/domain/access/permissions.ts';
import { foreseeMove } from '@portal/domain/access/foresee.ts';
import { assigneeKindOfMove } from '@portal/domain/applications/moves.ts';
import { BOARD_STAGES, type Stage } from '@portal/domain/applications/stages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { assigneeOf } from '../acts/assigneeOf.ts';
import { takeCard } from '../acts/cardAct.ts';
import { moveApplication, requireDeactivation } from '../acts/moveApplication.ts';
import { manyAct } from './manyAct.ts';

const DOES = PERMISSIONS.filter((slug) => /^business\.request\.do\.(?!processing)/.test(slug));

/** Moves many cards to one stage, each through its own gates; what stands there already stays. */
export const moveMany = manyAct('move', {
  permission: anyOf(...(DOES as [Permission, ...Permission[]])),
  params: MANY_ACTS.move,
  async whyNot({ db }, { to, assignee, deactivation }) {
    if (to === 'REJECTED' && !deactivation) throw requireDeactivation('act.');
    if (assignee === undefined) return;
    const kind = kindInto(to);
    if (kind === undefined) throw refusalAt('act.assignee', 'assign.kind');
    await assigneeOf(db, kind, assignee, 'act.assignee');
  },
  foresee: (actor, { facts }, { to, assignee }) => foreseeMove(actor, facts, { to, assignee }),
  async row(context, { to, assignee, deactivation }, id) {
    const { facts } = await takeCard(context as StaffContext, { id, act: 'move', whyNot: () => [] });
    if (facts.status === to) return;
    const takes = assigneeKindOfMove(facts.status, to) !== undefined;
    await moveApplication(context as StaffContext, {
      params: { id },
      body: { to, ...(takes && { assignee }), ...(deactivation && { deactivation }) },
    });
  },
});

/** Whom moves into a stage take. */
const kindInto = (to: Stage) =>
  BOARD_STAGES.map((from) => assigneeKindOfMove(from, to)).find((kind) => kind !== undefined);
