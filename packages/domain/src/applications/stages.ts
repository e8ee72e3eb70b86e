/**
 * The stages of an application: THE table (product/stages.md#table). Everything that depends on a stage reads it here:
 * the board's order, the moves by hand, the slug that opens a stage, and what it takes.
 */

interface StageFacts {
  /** The stage's name inside permission slugs `business.request.show.{slug}`; UNFINISHED has none. */
  slug: StageSlug | undefined;
  /** Where staff may move a card by hand: the card's `nextStatus`. */
  next: readonly Stage[];
  /** Corrections: none, only read, or asked for. */
  corrections: 'none' | 'view' | 'request';
  /** Interview: none, only read, or held. */
  interview: 'none' | 'view' | 'do';
  /** Whether the card offers *reassign*. Hand-over and changes of region work in every stage. */
  reassign: boolean;
}

export type StageSlug =
  | 'reject'
  | 'no.paid'
  | 'paid'
  | 'analysis'
  | 'complete.analysis'
  | 'interview'
  | 'interview.success'
  | 'approve'
  | 'sent';

export type Stage =
  | 'UNFINISHED'
  | 'REJECT_BY_TAG'
  | 'COMPLETE'
  | 'PAID'
  | 'ANALYSIS'
  | 'COMPLETE_ANALYSIS'
  | 'INTERVIEW'
  | 'INTERVIEW_SUCCESS'
  | 'APPROVED'
  | 'SENT'
  | 'REJECTED';

export const STAGES: Readonly<Record<Stage, StageFacts>> = {
  UNFINISHED: { slug: undefined, next: [], corrections: 'none', interview: 'none', reassign: false },
  REJECT_BY_TAG: { slug: 'reject', next: [], corrections: 'none', interview: 'none', reassign: false },
  COMPLETE: { slug: 'no.paid', next: [], corrections: 'none', interview: 'none', reassign: false },
  PAID: { slug: 'paid', next: ['ANALYSIS', 'REJECTED'], corrections: 'none', interview: 'none', reassign: true },
  ANALYSIS: {
    slug: 'analysis',
    next: ['COMPLETE_ANALYSIS', 'REJECTED'],
    corrections: 'request',
    interview: 'none',
    reassign: true,
  },
  COMPLETE_ANALYSIS: {
    slug: 'complete.analysis',
    next: ['INTERVIEW', 'REJECTED'],
    corrections: 'request',
    interview: 'none',
    reassign: true,
  },
  INTERVIEW: {
    slug: 'interview',
    next: ['INTERVIEW_SUCCESS', 'REJECTED'],
    corrections: 'request',
    interview: 'do',
    reassign: true,
  },
  INTERVIEW_SUCCESS: {
    slug: 'interview.success',
    next: ['APPROVED', 'REJECTED'],
    corrections: 'request',
    interview: 'view',
    reassign: true,
  },
  APPROVED: { slug: 'approve', next: ['SENT', 'REJECTED'], corrections: 'request', interview: 'view', reassign: true },
  SENT: { slug: 'sent', next: ['REJECTED'], corrections: 'request', interview: 'view', reassign: true },
  REJECTED: { slug: 'reject', next: [], corrections: 'view', interview: 'view', reassign: false },
};

export const isStage = (value: string): value is Stage => Object.hasOwn(STAGES, value);

/** The board's columns from left to right. UNFINISHED is never a column. */
export const BOARD_STAGES = [
  'REJECT_BY_TAG',
  'COMPLETE',
  'PAID',
  'ANALYSIS',
  'COMPLETE_ANALYSIS',
  'INTERVIEW',
  'INTERVIEW_SUCCESS',
  'APPROVED',
  'SENT',
  'REJECTED',
] as const satisfies readonly Stage[];

/** In which an application still asks for work: the load that is told beside a name. */
export const OPEN_STAGES = [
  'PAID',
  'ANALYSIS',
  'COMPLETE_ANALYSIS',
  'INTERVIEW',
  'INTERVIEW_SUCCESS',
  'APPROVED',
] as const satisfies readonly Stage[];

export type BoardStage = (typeof BOARD_STAGES)[number];

export const isBoardStage = (value: string): value is BoardStage => (BOARD_STAGES as readonly string[]).includes(value);

/** Where staff may move a card of this stage by hand. */
export const nextStages = (stage: Stage): readonly Stage[] => STAGES[stage].next;

/** The pastor's title shows only from APPROVED on (product/stages.md#title). */
export const showsTitle = (stage: Stage): boolean => stage === 'APPROVED' || stage === 'SENT';
