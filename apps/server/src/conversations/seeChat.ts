import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { CHAT_RIGHT } from '@portal/domain/conversations/messages.ts';
import { seeCard } from '../applications/seeCard.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notPermitted } from '../platform/http/recognise.ts';

/** Refuses a card out of reach as not found, and without the right to its chat GE004. */
export async function seeChat(context: StaffContext, id: number, where: { inBin?: boolean } = {}): Promise<ReachFacts> {
  const facts = await seeCard(context, id, where);
  if (!context.actor.permissions.has(CHAT_RIGHT)) throw notPermitted(context.actor, CHAT_RIGHT);
  return facts;
}
