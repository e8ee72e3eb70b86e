import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { can, slugOfAct } from '@portal/domain/access/whoMayAct.ts';
import { seeCard } from '../../applications/seeCard.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notPermitted } from '../../platform/http/recognise.ts';

/** The card for which an appointment is looked for: out of reach it is not found, without the right to arrange one GE004. */
export async function seeToAppoint(context: StaffContext, id: number): Promise<ReachFacts> {
  const facts = await seeCard(context, id);
  if (!can(context.actor, 'appoint', facts)) throw notPermitted(context.actor, slugOfAct('appoint', facts));
  return facts;
}
