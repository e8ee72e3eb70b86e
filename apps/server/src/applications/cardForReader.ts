import type { CardForReader } from '@portal/contract/applications/card.ts';
import { MAY_NOTHING, mayOf } from '@portal/domain/access/whoMayAct.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { isInSight } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import { cardOf } from './card.ts';

/** The card with what the actor may do with it now; nothing where an act took it out of their sight. */
export function cardForReader({ actor }: StaffContext, row: ApplicationRow): CardForReader {
  const facts = gateFacts(row);
  const card = cardOf(row);
  // How many came back is for those who may see corrections (product/corrections.md#hidden).
  if (!seesCorrections(actor.permissions)) card.answeredCorrections = 0;
  return { ...card, may: isInSight(actor, facts) ? mayOf(actor, facts) : MAY_NOTHING };
}
