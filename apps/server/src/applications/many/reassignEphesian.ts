import { MANY_ACTS } from '@portal/contract/applications/found/many.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { foreseeReassigning } from '@portal/domain/access/foresee.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, refusalAt, refuseIfAny } from '../../platform/http/refusal.ts';
import { assignUnlessSo } from '../acts/assignApplication.ts';
import { assigneeOf } from '../acts/assigneeOf.ts';
import { takeCard } from '../acts/cardAct.ts';
import { casesOf } from './casesOf.ts';
import { manyAct } from './manyAct.ts';

/**
 * Gives applications to another Ephesian, in the stages that reassign. Of those that have none nothing is begun: `RRU007`
 * names them, unless they are given one too or left out. One that loses its Ephesian meanwhile is `RRU007` alone.
 */
export const reassignEphesian = manyAct('reassignEphesian', {
  permission: anyOf('business.request.assign'),
  params: MANY_ACTS.reassignEphesian,
  async whyNot({ db }, { assignee }) {
    if (assignee === undefined) throw refusalAt('act.assignee', 'assign.chooseUser');
    await assigneeOf(db, 'ephesian', assignee, 'act.assignee');
  },
  foresee: (actor, { facts, caseNumber }, { assignee = 0, without }) =>
    foreseeReassigning(actor, facts, { assignee, giveToo: without === 'GIVE' }, caseNumber),
  lot({ without }, foreseen) {
    const none = foreseen.filter(([{ facts }]) => facts.assignees.ephesian === null).map(([row]) => row);
    if (without === 'GIVE' || none.length === 0) return undefined;
    if (without === 'REFUSE') throw refusal('RRU007', { cases: casesOf(none) });
    return none.map(({ id }) => id);
  },
  async row(context, { assignee = 0, without }, id) {
    const { row, facts } = await takeCard(context as StaffContext, { id, act: 'assign' });
    const giveToo = without === 'GIVE';
    const foreseen = foreseeReassigning(context.actor, facts, { assignee, giveToo }, row.case_number ?? '');
    refuseIfAny(typeof foreseen === 'string' ? [] : foreseen.flatMap((each) => (each.code === 'GE004' ? [] : each)));
    const body = { userId: assignee, reassign: true };
    await assignUnlessSo(context as StaffContext, { params: { id, kind: 'ephesian' }, body });
  },
});
