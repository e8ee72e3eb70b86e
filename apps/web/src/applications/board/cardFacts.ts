/** What the domain's rules say of a card on the board. */
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import { gateFacts } from '@portal/contract/applications/fullCard.ts';
import { canAssign, canDoStage } from '@portal/domain/access/can.ts';
import { onBehalfOf, type Actor } from '@portal/domain/access/reach.ts';
import { badgesOf, type Badge } from '@portal/domain/applications/badges.ts';
import { type CardAct, type CardFacts } from '@portal/domain/applications/cardActs.ts';
import { can, MAY_NOTHING, mayOf, slugOfAct, whyNotAct, type Obstacle } from '@portal/domain/access/whoMayAct.ts';
import { assigneeKindOfMove, whyNotMove } from '@portal/domain/applications/moves.ts';
import { problem } from '@portal/domain/problem.ts';
import { isStage, nextStages, STAGES, type BoardStage, type Stage } from '@portal/domain/applications/stages.ts';

/** Those of its badges that a card in reach can have: a deleted one is in none. */
export const badgesOfCard = (card: Card): Badge[] => badgesOf({ ...gateFacts(card), deleted: false });

/** Who is away and has the card, where the reader stands in for them. */
export function onBehalfIn(actor: Actor, card: Card): string | undefined {
  const away = onBehalfOf(actor, gateFacts(card).assignees);
  return away === null ? undefined : Object.values(card.assignment).find((person) => person?.id === away)?.name;
}

/** What a stage is called: one that this browser does not know yet has the badge's word. */
export const stageWord = (status: string): Stage | 'UNDEFINED' => (isStage(status) ? status : 'UNDEFINED');

/**
 * Why this reader may not bring the card to `to`. An assignment that the move's own dialog asks for is no
 * obstacle to a reader who may make it.
 */
export function whyNotEnter(actor: Actor, card: Card, to: BoardStage): Obstacle[] {
  const facts = gateFacts(card);
  const impossible = whyNotMove(facts, to).filter(({ code }) => code === 'move.invalid');
  if (impossible.length > 0) return impossible;
  if (!canDoStage(actor, facts)) return [{ code: 'GE004', slug: slugOfAct('move', facts) }];
  const kind = assigneeKindOfMove(card.status, to);
  const fills = kind !== undefined && canAssign(actor, facts, kind, actor.userId);
  return whyNotMove(fills ? { ...facts, assignees: { ...facts.assignees, [kind]: actor.userId } } : facts, to);
}

/** How this reader may give the card to somebody now: to anyone, to themselves only, or not at all. */
export function assignmentOffer(actor: Actor, card: Card): 'assign' | 'claim' | undefined {
  const facts = gateFacts(card);
  // A stage that came with an update of the portal is in no table here yet.
  if (!isStage(card.status) || !STAGES[card.status].reassign) return undefined;
  if (can(actor, 'assign', facts)) return 'assign';
  return can(actor, 'claim', facts) ? 'claim' : undefined;
}

/** What the rules of any act look at; a deleted card is on no board, and is opened from the bin. */
const factsOf = (card: Card): CardFacts => ({
  ...gateFacts(card),
  interviewActive: card.interviewActive,
  exonerationWaits: card.exonerationWaits,
  deleted: 'deletion' in card && Boolean(card.deletion),
});

/** Why this reader may not do it with the card now; empty = they may. */
export const whyNotDo = (actor: Actor, card: Card, act: CardAct): Obstacle[] =>
  isStage(card.status) ? whyNotAct(actor, act, factsOf(card)) : [problem('assign.stage')];

/** A card of the board with what this reader may do with it, as the server's answer says of an open one. */
export const forReader = (actor: Actor, card: Card): CardForReader => ({
  ...card,
  // A stage that came with an update of the portal is in no table here yet.
  may: isStage(card.status) ? mayOf(actor, factsOf(card)) : MAY_NOTHING,
});

/** Where the card goes next when all is well; nowhere from a stage that only deactivation leaves. */
export const stageAhead = (card: Card): BoardStage | undefined =>
  isStage(card.status) ? (nextStages(card.status) as readonly BoardStage[]).find((to) => to !== 'REJECTED') : undefined;
