/** A card's facts as the domain's rules ask for them. */
import type { Card } from '@portal/contract/applications.ts';
import { can, canAssign, canDoStage, slugOfAct } from '@portal/domain/access/can.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Actor, Assignees } from '@portal/domain/access/reach.ts';
import { assigneeKindOfMove, whyNotMove, type GateFacts } from '@portal/domain/applications/moves.ts';
import { STAGES, type BoardStage } from '@portal/domain/applications/stages.ts';
import type { Problem } from '@portal/domain/problem.ts';

const assigneesOf = ({ analyst, supervisor, manager, ephesian }: Card['assignment']): Assignees => ({
  analyst: analyst?.id ?? null,
  supervisor: supervisor?.id ?? null,
  manager: manager?.id ?? null,
  ephesian: ephesian?.id ?? null,
});

export const gateFacts = (card: Card): GateFacts => ({
  status: card.status,
  assignees: assigneesOf(card.assignment),
  paymentStatus: card.paymentStatus,
  openCorrections: card.openCorrections,
  interviewResult: card.interviewResult,
  interviewWaived: card.interviewWaived,
});

/** What keeps a card from a column: the missing right, or the rules' own reasons; empty = it may go there. */
export type Obstacle = Problem | { code: 'GE004'; slug: Permission | undefined };

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
  if (!STAGES[card.status].reassign) return undefined;
  if (can(actor, 'assign', facts)) return 'assign';
  return can(actor, 'claim', facts) ? 'claim' : undefined;
}
