/** Which applications an actor may see, as one value (product/access.md#reach). */
import { BOARD_STAGES, STAGES, type BoardStage, type Stage } from '../applications/stages.ts';
import { stagePermission, type Permission } from './permissions.ts';
import { kindOf, type AssignmentKind } from './roles.ts';

/** Whoever acts: a staff user in the active role. */
export interface Actor {
  userId: number;
  permissions: ReadonlySet<Permission>;
  /** Colleagues who are away and for whom the actor stands in today (product/assignments.md#absence); nothing: nobody. */
  standsInFor?: readonly number[];
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
 * assigned to one of `users` in `kind`: the actor, and those whom they stand in for. `charge` narrows both to the
 * applications assigned to these Ephesians.
 * It has two interpreters, `isInReach` here and one SQL condition on the server; a property test holds them equal.
 */
export interface Reach {
  users: readonly number[];
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
  const users = kind === undefined ? [actor.userId] : [actor.userId, ...(actor.standsInFor ?? [])];
  return { users, kind, everywhere, mine, charge: actor.permissions.has('business.ephesian') };
}

/** The columns an actor's board shows, in board order. */
export const visibleStages = (reach: Reach): BoardStage[] =>
  BOARD_STAGES.filter((stage) => reach.everywhere.includes(stage) || reach.mine.includes(stage));

/** Whether every application is seen that is in no bin, whoever is assigned to it. */
export const seesAll = ({ charge, everywhere }: Reach): boolean =>
  !charge && BOARD_STAGES.every((stage) => everywhere.includes(stage));

/** Whether the application is the actor's own, or of one they stand in for, in the kind of the active role (the meaning of `.me`). */
export const isMine = (reach: Reach, assignees: Assignees): boolean =>
  reach.kind !== undefined && isOneOf(reach.users, assignees[reach.kind]);

const isOneOf = (users: readonly number[], user: number | null): boolean => user !== null && users.includes(user);

/** On whose behalf the actor works on an application: a colleague who is away and has it in the kind of the active role. */
export function onBehalfOf(actor: Actor, assignees: Assignees): number | null {
  const { kind } = reachOf(actor);
  const assignee = kind === undefined ? null : assignees[kind];
  return isOneOf(actor.standsInFor ?? [], assignee) ? assignee : null;
}

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
  if (reach.charge && !isOneOf(reach.users, facts.assignees.ephesian)) return false;
  const stage = facts.status as BoardStage;
  return reach.everywhere.includes(stage) || (reach.mine.includes(stage) && isMine(reach, facts.assignees));
}
