/** Which applications an actor may see, as one value (product/access.md#reach). */
import { BOARD_STAGES, STAGES, type BoardStage, type Stage } from '../applications/stages.ts';
import { stagePermission, type Permission } from './permissions.ts';
import { kindOf, type AssignmentKind } from './roles.ts';

/** Whoever acts: a staff user in the active role. */
export interface Actor {
  userId: number;
  permissions: ReadonlySet<Permission>;
}

/** The staff users assigned to an application, one of each kind at most. */
export type Assignees = Readonly<Record<AssignmentKind, number | null>>;

/** The facts of an application that decide who sees it. */
export interface ReachFacts {
  status: Stage;
  assignees: Assignees;
  /** DISPOSABLE: only the bin shows it, no reach holds it. */
  deleted: boolean;
}

/**
 * What the actor sees: `everywhere` lists stages seen whole, `mine` the stages seen only where the application is
 * assigned to `userId` in `kind`. `charge` narrows both to the applications assigned to that Ephesian.
 * It has two interpreters, `isInReach` here and one SQL condition on the server; a property test holds them equal.
 */
export interface Reach {
  userId: number;
  kind: AssignmentKind | undefined;
  everywhere: readonly BoardStage[];
  mine: readonly BoardStage[];
  charge: boolean;
}

/** The reach of an actor: stages with `show` or `do`, or their `.me` form where the active role has a kind. */
export function reachOf(actor: Actor): Reach {
  const kind = kindOf(actor.permissions);
  const holds = (stage: BoardStage, mine: boolean) => {
    const slug = STAGES[stage].slug;
    if (slug === undefined) return false;
    return (
      actor.permissions.has(stagePermission('show', slug, mine)) ||
      actor.permissions.has(stagePermission('do', slug, mine))
    );
  };
  const everywhere = BOARD_STAGES.filter((stage) => holds(stage, false));
  const mine =
    kind === undefined ? [] : BOARD_STAGES.filter((stage) => holds(stage, true) && !everywhere.includes(stage));
  return { userId: actor.userId, kind, everywhere, mine, charge: actor.permissions.has('business.ephesian') };
}

/** The columns an actor's board shows, in board order. */
export const visibleStages = (reach: Reach): BoardStage[] =>
  BOARD_STAGES.filter((stage) => reach.everywhere.includes(stage) || reach.mine.includes(stage));

/** Whether the application is the actor's own, in the kind of the active role (the meaning of `.me`). */
export const isMine = (reach: Reach, assignees: Assignees): boolean =>
  reach.kind !== undefined && assignees[reach.kind] === reach.userId;

/** What shows the bin and what lies in it, within the reach that the application would have outside of it. */
export const BIN_RIGHT: Permission = 'business.request.delete';

/** Whether the actor may read the application: in reach, or it would be and they may look into the bin. */
export const isInSight = (actor: Actor, facts: ReachFacts): boolean =>
  isInReach(reachOf(actor), facts) || (facts.deleted && actor.permissions.has(BIN_RIGHT) && isInPlace(actor, facts));

/** Whether it is in reach, or would be if it had not been deleted. */
export const isInPlace = (actor: Actor, facts: ReachFacts): boolean =>
  isInReach(reachOf(actor), { ...facts, deleted: false });

/** The predicate of the reach, for streams and for the browser. */
export function isInReach(reach: Reach, facts: ReachFacts): boolean {
  if (facts.deleted) return false;
  if (reach.charge && facts.assignees.ephesian !== reach.userId) return false;
  const stage = facts.status as BoardStage;
  return reach.everywhere.includes(stage) || (reach.mine.includes(stage) && isMine(reach, facts.assignees));
}
