import { MANY_ACTS } from '@portal/contract/applications/found/many.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { foreseeAssigning } from '@portal/domain/access/foresee.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { assigneeOf } from '../acts/assigneeOf.ts';
import { assignUnlessSo } from '../acts/assignApplication.ts';
import { manyAct } from './manyAct.ts';

/** Gives many applications to one of a kind; whoever has them already keeps them. */
export const assignMany = manyAct('assign', {
  // An analyst may claim; what else they may not is told of the rows.
  permission: anyOf('business.request.assign', 'business.analyst'),
  params: MANY_ACTS.assign,
  async whyNot({ db }, { kind, userId }) {
    if (userId === undefined) throw refusalAt('act.userId', 'assign.chooseUser');
    await assigneeOf(db, kind, userId, 'act.userId');
  },
  foresee: (actor, { facts, names }, { kind, userId = 0, replace }) =>
    foreseeAssigning(actor, facts, { kind, userId, replace }, names[kind]),
  async row(context, { kind, userId = 0, replace }, id) {
    await assignUnlessSo(context as StaffContext, { params: { id, kind }, body: { userId, reassign: replace } });
  },
});
