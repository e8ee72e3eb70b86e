/** How the right to an act upon a card is held: by a permission, or as the stage of the card asks. */
import { STAGES } from '../applications/stages.ts';
import { canDoStage, type ActFacts } from './can.ts';
import { stagePermission, type Permission } from './permissions.ts';
import type { Actor } from './reach.ts';

export interface Right {
  holds: (actor: Actor, facts: ActFacts) => boolean;
  /** The slug that gives it, to tell which role has it. */
  slug: (facts: ActFacts) => Permission | undefined;
}

export const bySlug = (slug: Permission): Right => ({
  holds: ({ permissions }) => permissions.has(slug),
  slug: () => slug,
});

/** Whoever sees the card. */
export const ofSight: Right = { holds: () => true, slug: () => undefined };

/** `do` of the card's present stage, or its `.me` form on one's own applications. */
export const ofStage: Right = {
  holds: canDoStage,
  slug: ({ status }) => STAGES[status].slug && stagePermission('do', STAGES[status].slug),
};

/** The same of the stage where interviews are held, wherever the card stands. */
export const ofInterview: Right = {
  holds: (actor, { assignees }) => canDoStage(actor, { status: 'INTERVIEW', assignees }),
  slug: () => stagePermission('do', 'interview'),
};
