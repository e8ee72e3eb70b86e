/** Who may do what with one card, and why not: drawn from the table of acts (product/access.md#who-may-act). */
import type { ActFacts } from './can.ts';
import type { Permission } from './permissions.ts';
import type { Actor } from './reach.ts';
import type { AssignmentKind } from './roles.ts';
import { problem, type Problem } from '../problem.ts';
import { CARD_ACT_NAMES, rowOf, type CardAct, type CardFacts } from '../applications/cardActs.ts';

/** Whether the actor holds the right for the act; what the rules ask besides is told by `whyNotAct`. */
export const can = (actor: Actor, act: CardAct, facts: ActFacts): boolean => rowOf(act).right.holds(actor, facts);

/** The slug an act needs, to tell the person which of their roles holds it. */
export const slugOfAct = (act: CardAct, facts: ActFacts): Permission | undefined => rowOf(act).right.slug(facts);

/** By which act somebody is assigned: without the right to assign an analyst may claim for themselves. */
export const actOfAssigning = ({ userId: self, permissions }: Actor, kind: AssignmentKind, userId: number) =>
  kind === 'analyst' && userId === self && !permissions.has('business.request.assign') ? 'claim' : 'assign';

/** A missing right, or a reason of the rules. */
export type Obstacle = Problem | { code: 'GE004'; slug: Permission | undefined };

/** Why this actor may not do it with a card in sight: the right first, then every reason of the rules; empty = they may. */
export const whyNotAct = (actor: Actor, act: CardAct, facts: CardFacts): Obstacle[] =>
  can(actor, act, facts) ? whyNotNow(act, facts) : [{ code: 'GE004', slug: slugOfAct(act, facts) }];

/** What the rules alone say, whoever asks. */
export const whyNotNow = (act: CardAct, facts: CardFacts): Problem[] => {
  const { inBin, whyNot } = rowOf(act);
  if (facts.deleted && inBin === undefined) return [problem('application.deleted')];
  if (!facts.deleted && inBin === 'alone') return [problem('application.notDeleted')];
  return whyNot(facts);
};

/** What the actor may do with a card in sight now. */
export const mayOf = (actor: Actor, facts: CardFacts): Record<CardAct, boolean> =>
  Object.fromEntries(CARD_ACT_NAMES.map((act) => [act, whyNotAct(actor, act, facts).length === 0])) as Record<
    CardAct,
    boolean
  >;

/** Of a card that is out of the actor's sight. */
export const MAY_NOTHING = Object.fromEntries(CARD_ACT_NAMES.map((act) => [act, false])) as Record<CardAct, boolean>;
