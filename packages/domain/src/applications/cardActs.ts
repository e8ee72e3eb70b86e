/**
 * What staff do with one card, a row each: its right, what the rules ask besides, and what its history tells
 * (product/applications.md#acts, product/access.md#who-may-act). The server's `cardAct`, the card's `may` and the menu
 * are drawn from this table.
 */
import { canClaim, canDoStage, seesCorrections, type ActFacts } from '../access/can.ts';
import { stagePermission, type Permission } from '../access/permissions.ts';
import type { Actor } from '../access/reach.ts';
import { problem, type Problem } from '../problem.ts';
import { whyNotAskCorrection } from './corrections.ts';
import { whyNotInterview, type InterviewFacts } from './interviews.ts';
import { whyNotExoneratePayment, whyNotExonerateProcess, whyNotPayExternally } from './money.ts';
import { nextStages, STAGES } from './stages.ts';

/** Everything that the rules of any act look at. */
export interface CardFacts extends InterviewFacts {
  deleted: boolean;
}

interface Row {
  /** Where menus show it; groups and acts stand there in the order of this table. */
  group: 'review' | 'money' | 'people';
  right: Right;
  /** What keeps anybody from it now; empty = nothing does. */
  whyNot: (facts: CardFacts) => Problem[];
  /** The kinds of history rows that it writes. */
  tells: readonly string[];
}

interface Right {
  holds: (actor: Actor, facts: ActFacts) => boolean;
  /** The slug that gives it, to tell which role has it. */
  slug: (facts: ActFacts) => Permission | undefined;
}

const bySlug = (slug: Permission): Right => ({
  holds: ({ permissions }) => permissions.has(slug),
  slug: () => slug,
});

/** `do` of the card's present stage, or its `.me` form on one's own applications. */
const ofStage: Right = {
  holds: canDoStage,
  slug: ({ status }) => STAGES[status].slug && stagePermission('do', STAGES[status].slug),
};

const possible = (): Problem[] => [];
const inStagesThatReassign = ({ status }: CardFacts): Problem[] =>
  STAGES[status].reassign ? [] : [problem('assign.stage')];

export const CARD_ACTS = {
  /** Where to it may go is asked of `whyNotMove`. */
  move: {
    group: 'review',
    right: ofStage,
    whyNot: ({ status }) => (nextStages(status).length > 0 ? [] : [problem('move.final')]),
    tells: ['moved'],
  },
  /** Asking, accepting, asking again. */
  askCorrection: {
    group: 'review',
    right: bySlug('business.request.do.processing.corrections'),
    whyNot: ({ status }) => whyNotAskCorrection(status),
    tells: ['correction.asked', 'correction.accepted', 'correction.again'],
  },
  seeCorrections: {
    group: 'review',
    right: {
      holds: ({ permissions }) => seesCorrections(permissions),
      slug: () => 'business.request.show.processing.corrections',
    },
    whyNot: possible,
    tells: [],
  },
  interview: { group: 'review', right: ofStage, whyNot: whyNotInterview, tells: ['interview.recorded'] },
  exoneratePayment: {
    group: 'money',
    right: bySlug('business.request.exonerate'),
    whyNot: whyNotExoneratePayment,
    tells: ['exonerated'],
  },
  exonerateProcess: {
    group: 'money',
    right: bySlug('business.request.exonerate'),
    whyNot: whyNotExonerateProcess,
    tells: ['exonerated'],
  },
  payExternally: {
    group: 'money',
    right: bySlug('business.request.payment'),
    whyNot: whyNotPayExternally,
    tells: ['paid.external'],
  },
  assign: {
    group: 'people',
    right: bySlug('business.request.assign'),
    whyNot: inStagesThatReassign,
    tells: ['assigned'],
  },
  /** Taking a card of the pool for oneself, without the right to assign. */
  claim: {
    group: 'people',
    right: { holds: canClaim, slug: () => 'business.request.assign' },
    whyNot: inStagesThatReassign,
    tells: ['assigned'],
  },
} as const satisfies Record<string, Row>;

export type CardAct = keyof typeof CARD_ACTS;
export const CARD_ACT_NAMES = Object.keys(CARD_ACTS) as readonly CardAct[];

/** What an act of that name may write into the history. */
export type TellsOf<Act extends CardAct> = (typeof CARD_ACTS)[Act]['tells'][number];

const rowOf = (act: CardAct): Row => CARD_ACTS[act];

/** Whether the actor holds the right for the act; what the rules ask besides is told by `whyNotAct`. */
export const can = (actor: Actor, act: CardAct, facts: ActFacts): boolean => rowOf(act).right.holds(actor, facts);

/** The slug an act needs, to tell the person which of their roles holds it. */
export const slugOfAct = (act: CardAct, facts: ActFacts): Permission | undefined => rowOf(act).right.slug(facts);

/** A missing right, or a reason of the rules. */
export type Obstacle = Problem | { code: 'GE004'; slug: Permission | undefined };

/** Why this actor may not do it with a card in sight: the right first, then every reason of the rules; empty = they may. */
export const whyNotAct = (actor: Actor, act: CardAct, facts: CardFacts): Obstacle[] =>
  can(actor, act, facts) ? rowOf(act).whyNot(facts) : [{ code: 'GE004', slug: slugOfAct(act, facts) }];

/** What the rules alone say, whoever asks. */
export const whyNotNow = (act: CardAct, facts: CardFacts): Problem[] => rowOf(act).whyNot(facts);

/** What the actor may do with a card in sight now. */
export const mayOf = (actor: Actor, facts: CardFacts): Record<CardAct, boolean> =>
  Object.fromEntries(CARD_ACT_NAMES.map((act) => [act, whyNotAct(actor, act, facts).length === 0])) as Record<
    CardAct,
    boolean
  >;

/** Of a card that is out of the actor's sight. */
export const MAY_NOTHING = Object.fromEntries(CARD_ACT_NAMES.map((act) => [act, false])) as Record<CardAct, boolean>;
