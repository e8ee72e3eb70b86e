/** What an act upon many would do with each of them now, by the rules of the same act upon one (product/assignments.md#many-at-once). */
import { canAssign } from './can.ts';
import type { Actor } from './reach.ts';
import type { AssignmentKind } from './roles.ts';
import { actOfAssigning, can, slugOfAct, whyNotAct, type Obstacle } from './whoMayAct.ts';
import { problem } from '../problem.ts';
import type { CardFacts } from '../applications/cardActs.ts';
import { assigneeKindOfMove, whyNotMove } from '../applications/moves.ts';
import type { Stage } from '../applications/stages.ts';

/** It changes; or is so already; or everything that keeps it from being done. */
export type Foreseen = 'change' | 'unchanged' | Obstacle[];

interface Assigning {
  kind: AssignmentKind;
  userId: number;
  /** Whoever is in charge now is replaced; else `assign.sameRole` { name } where somebody is. */
  replace: boolean;
}

/** `names` = of those who are in charge now. */
export function foreseeAssigning(
  actor: Actor,
  facts: CardFacts,
  { kind, userId, replace }: Assigning,
  name: string,
): Foreseen {
  const obstacles = whyNotAct(actor, actOfAssigning(actor, kind, userId), facts);
  if (obstacles.length > 0) return obstacles;
  const present = facts.assignees[kind];
  if (present === userId) return 'unchanged';
  return present !== null && !replace ? [problem('assign.sameRole', { name })] : 'change';
}

/**
 * A new Ephesian for what has one: `RRU007` { cases } for what has none, unless these are given one too.
 */
export function foreseeReassigning(
  actor: Actor,
  facts: CardFacts,
  { assignee, giveToo }: { assignee: number; giveToo: boolean },
  caseNumber: string,
): Foreseen {
  const obstacles = whyNotAct(actor, 'assign', facts);
  if (obstacles.length > 0) return obstacles;
  const present = facts.assignees.ephesian;
  if (present === null && !giveToo) return [problem('RRU007', { cases: caseNumber })];
  return present === assignee ? 'unchanged' : 'change';
}

/** A move with whom it assigns on the way, where somebody was chosen for that. What is there already is not moved. */
export function foreseeMove(
  actor: Actor,
  facts: CardFacts,
  { to, assignee }: { to: Stage; assignee?: number | undefined },
): Foreseen {
  if (!can(actor, 'move', facts)) return [{ code: 'GE004', slug: slugOfAct('move', facts) }];
  if (facts.status === to) return 'unchanged';
  const kind = assignee === undefined ? undefined : assigneeKindOfMove(facts.status, to);
  if (kind === undefined || assignee === undefined) return orChange(whyNotMove(facts, to));
  if (assignee !== facts.assignees[kind] && !canAssign(actor, facts, kind, assignee)) {
    return [{ code: 'GE004', slug: slugOfAct('assign', facts) }];
  }
  return orChange(whyNotMove({ ...facts, assignees: { ...facts.assignees, [kind]: assignee } }, to));
}

/** A tag put on or taken off. */
export function foreseeTag(actor: Actor, facts: CardFacts, { on, wears }: { on: boolean; wears: boolean }): Foreseen {
  const obstacles = whyNotAct(actor, 'tag', facts);
  return obstacles.length > 0 ? obstacles : on === wears ? 'unchanged' : 'change';
}

/** A mail: to those of the chosen who have an address, and `mail.noAddress` where none of them has. */
export function foreseeMail(actor: Actor, facts: CardFacts, { reaches }: { reaches: boolean }): Foreseen {
  const obstacles = whyNotAct(actor, 'email', facts);
  return orChange(obstacles.length > 0 || reaches ? obstacles : [problem('mail.noAddress')]);
}

const orChange = (obstacles: Obstacle[]): Foreseen => (obstacles.length > 0 ? obstacles : 'change');
