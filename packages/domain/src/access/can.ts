/** Who may act on an application in sight (decisions.md §2, "Who may act"). Sight itself is `isInReach`. */
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
const canClaim = (actor: Actor, { status, assignees }: ActFacts): boolean =>
  status === 'PAID' && assignees.analyst === null && actor.permissions.has('business.analyst');

/** Assigning a user of a kind: the right to assign, or an analyst's claim. */
export function canAssign(actor: Actor, facts: ActFacts, kind: AssignmentKind, userId: number): boolean {
  if (actor.permissions.has('business.request.assign')) return true;
  return kind === 'analyst' && userId === actor.userId && canClaim(actor, facts);
}

/** Acts that need one slug beside sight of the card. */
const SLUG_OF_ACT = {
  askCorrection: 'business.request.do.processing.corrections',
  acceptCorrection: 'business.request.do.processing.corrections',
  seeCorrections: 'business.request.show.processing.corrections',
  exonerate: 'business.request.exonerate',
  payExternally: 'business.request.payment',
  seePayments: 'business.request.payment',
} as const satisfies Record<string, Permission>;

export type CardAct = 'move' | 'interview' | 'assign' | 'claim' | keyof typeof SLUG_OF_ACT;

/** The slug an act needs, to tell the person which of their roles holds it. */
export function slugOfAct(act: CardAct, facts: ActFacts): Permission | undefined {
  if (act === 'assign' || act === 'claim') return 'business.request.assign';
  if (act === 'move' || act === 'interview') {
    const slug = STAGES[facts.status].slug;
    return slug && stagePermission('do', slug);
  }
  return SLUG_OF_ACT[act];
}

/** Whoever may ask for corrections may read them. */
export const seesCorrections = (permissions: ReadonlySet<Permission>): boolean =>
  permissions.has('business.request.show.processing.corrections') ||
  permissions.has('business.request.do.processing.corrections');

/** Whether the actor holds the right for the act; what the stage allows besides is told by the act's own rule. */
export function can(actor: Actor, act: CardAct, facts: ActFacts): boolean {
  switch (act) {
    case 'move':
    case 'interview':
      return canDoStage(actor, facts);
    case 'assign':
      return actor.permissions.has('business.request.assign');
    case 'claim':
      return canClaim(actor, facts);
    case 'seeCorrections':
      return seesCorrections(actor.permissions);
    default:
      return actor.permissions.has(SLUG_OF_ACT[act]);
  }
}
