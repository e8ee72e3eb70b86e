import type { CardForReader } from '@portal/contract/applications/card.ts';
import { MAY_NOTHING, mayOf } from '@portal/domain/applications/cardActs.ts';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import { cardOf } from './card.ts';

/** The card with what the actor may do with it now; nothing where an act took it out of their sight. */
export function cardForReader({ actor }: StaffContext, row: ApplicationRow): CardForReader {
  const facts = gateFacts(row);
  return { ...cardOf(row), may: isInReach(reachOf(actor), facts) ? mayOf(actor, facts) : MAY_NOTHING };
}
