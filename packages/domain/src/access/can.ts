/** Who may act on an application in sight (product/access.md#who-may-act). Sight itself is `isInReach`. */
import { STAGES, type Stage } from '../applications/stages.ts';
import { stagePermission, type Permission } from './permissions.ts';
import { isMine, reachOf, type Actor, type Assignees } from './reach.ts';
import type { AssignmentKind } from './roles.ts';

export interface ActFacts {
  status: Stage;
  assignees: Assignees;
}

/** Moving and interviewing: `do` of the card's present stage, or its `.me` form on one's own applications. */
export function canDoStage(actor: Actor, facts: ActFacts): boolean {
  const slug = STAGES[facts.status].slug;
  if (slug === undefined) return false;
  if (actor.permissions.has(stagePermission('do', slug))) return true;
  return actor.permissions.has(stagePermission('do', slug, true)) && isMine(reachOf(actor), facts.assignees);
}

/** Without the right to assign, an analyst may take a PAID card that nobody analyses yet, for themselves only. */
export const canClaim = (actor: Actor, { status, assignees }: ActFacts): boolean =>
  status === 'PAID' && assignees.analyst === null && actor.permissions.has('business.analyst');

/** Assigning a user of a kind: the right to assign, or an analyst's claim. */
export function canAssign(actor: Actor, facts: ActFacts, kind: AssignmentKind, userId: number): boolean {
  if (actor.permissions.has('business.request.assign')) return true;
  return kind === 'analyst' && userId === actor.userId && canClaim(actor, facts);
}

/** Whoever may ask for corrections may read them. */
export const seesCorrections = (permissions: ReadonlySet<Permission>): boolean =>
  permissions.has('business.request.show.processing.corrections') ||
  permissions.has('business.request.do.processing.corrections');
