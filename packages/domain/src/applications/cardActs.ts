/**
 * What staff do with one card, a row each: its right, what the rules ask besides, and what its history tells
 * (product/applications.md#acts, product/access.md#who-may-act). The server's `cardAct`, the card's `may` and the menu
 * are drawn from this table.
 */
import { bySlug, ofInterview, ofSight, ofStage, type Right } from '../access/actRights.ts';
import { canClaim, seesCorrections } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { problem, type Problem } from '../problem.ts';
import { LICENCE_ACTS } from '../licences/licenceActs.ts';
import { BIN_ACTS } from './bin/binActs.ts';
import { whyNotAskCorrection } from './corrections.ts';
import { whyNotInterview, whyNotSwitchInterview, type InterviewFacts } from './interviews.ts';
import { whyNotAskExoneration, whyNotDecideExoneration } from '../payments/exonerations.ts';
import { whyNotExonerateProcess, whyNotPayExternally } from './money.ts';
import { CHAT_RIGHT } from '../conversations/messages.ts';
import { NOTE_RIGHTS } from './notes.ts';
import { REFERENCE_RIGHT } from './references.ts';
import { nextStages, STAGES } from './stages.ts';
import { whyNotEdit, whyNotJudgeDocument } from './whereStaffWork.ts';

/** Everything that the rules of any act look at. */
export interface CardFacts extends InterviewFacts {
  deleted: boolean;
  /** An exoneration was asked for and is not decided. */
  exonerationWaits: boolean;
}

interface Row {
  /** Where menus show it; groups and acts stand there in the order of this table. */
  group: 'review' | 'money' | 'people' | 'records';
  right: Right;
  /** What keeps anybody from it now; empty = nothing does. */
  whyNot: (facts: CardFacts) => Problem[];
  /** The kinds of history rows that it writes. */
  tells: readonly string[];
  /** Whether it is done with what lies in the bin too, or with that alone; else with nothing that was deleted. */
  inBin?: 'too' | 'alone';
  /** What it changes lies beside the card, whose version does not rise: no act upon the card becomes stale by it. */
  beside?: true;
}

const assigns = bySlug('business.request.assign');
const exonerates = bySlug('business.request.exonerate');
const possible = (): Problem[] => [];
const inStagesThatReassign = ({ status }: CardFacts): Problem[] =>
  STAGES[status].reassign ? [] : [problem('assign.stage')];

const reads = (slug: Permission) =>
  ({ group: 'records', right: bySlug(slug), whyNot: possible, tells: [], inBin: 'too' }) as const;

export const CARD_ACTS = {
  /** Where to it may go is asked of `whyNotMove`. */
  move: {
    group: 'review',
    right: ofStage,
    whyNot: ({ status }) => (nextStages(status).length > 0 ? [] : [problem('move.final')]),
    tells: ['moved'],
  },
  /** Asking, accepting, asking again, withdrawing. */
  askCorrection: {
    group: 'review',
    right: bySlug('business.request.do.processing.corrections'),
    whyNot: ({ status }) => whyNotAskCorrection(status),
    tells: ['correction.asked', 'correction.accepted', 'correction.again', 'correction.withdrawn', 'correction.mailed'],
  },
  seeCorrections: {
    group: 'review',
    right: {
      holds: ({ permissions }) => seesCorrections(permissions),
      slug: () => 'business.request.show.processing.corrections',
    },
    whyNot: possible,
    tells: [],
    inBin: 'too',
  },
  /** Accepting one and taking that back; refusing one asks its correction. */
  judgeDocument: {
    group: 'review',
    right: ofStage,
    whyNot: ({ status }) => whyNotJudgeDocument(status),
    tells: ['document.accepted', 'document.reopened'],
    beside: true,
  },
  /** Answering, and recording the result. */
  interview: {
    group: 'review',
    right: ofStage,
    whyNot: whyNotInterview,
    tells: ['interview.begun', 'interview.recorded'],
  },
  /** Activating it and deactivating it. */
  switchInterview: {
    group: 'review',
    right: ofStage,
    whyNot: whyNotSwitchInterview,
    tells: ['interview.activated', 'interview.deactivated'],
  },
  /** Arranging when and where it is held, and moving that. */
  appoint: {
    group: 'review',
    right: ofStage,
    whyNot: whyNotInterview,
    tells: ['appointment.made', 'appointment.moved'],
    beside: true,
  },
  /** Whoever may interview, wherever the card went meanwhile: else somebody would wait for nobody. */
  cancelAppointment: {
    group: 'review',
    right: ofInterview,
    whyNot: possible,
    tells: ['appointment.cancelled'],
    beside: true,
  },
  seeMoney: { group: 'money', right: ofSight, whyNot: possible, tells: [], inBin: 'too' },
  exoneratePayment: {
    group: 'money',
    right: bySlug('business.request.exonerate'),
    whyNot: whyNotAskExoneration,
    tells: ['exonerated', 'exoneration.asked'],
  },
  decideExoneration: {
    group: 'money',
    right: bySlug('business.request.exonerate'),
    whyNot: whyNotDecideExoneration,
    tells: ['exonerated', 'exoneration.refused'],
  },
  exonerateProcess: { group: 'money', right: exonerates, whyNot: whyNotExonerateProcess, tells: ['exonerated'] },
  payExternally: {
    group: 'money',
    right: bySlug('business.request.payment'),
    whyNot: whyNotPayExternally,
    tells: ['paid.external'],
  },
  assign: { group: 'people', right: assigns, whyNot: inStagesThatReassign, tells: ['assigned'] },
  /** Leaving a kind without anybody; a gate that asks for one then says so. */
  unassign: { group: 'people', right: assigns, whyNot: inStagesThatReassign, tells: ['unassigned'] },
  /** Taking a card of the pool for oneself, without the right to assign. */
  claim: {
    group: 'people',
    right: { holds: canClaim, slug: () => 'business.request.assign' },
    whyNot: inStagesThatReassign,
    tells: ['assigned'],
  },
  /** Changing what stands in the form, a section at a time. */
  edit: {
    group: 'records',
    right: bySlug('business.request.edit'),
    whyNot: ({ status }) => whyNotEdit(status),
    tells: ['edited'],
  },
  /** Another photo of the leader, or another part of it. */
  photo: {
    group: 'records',
    right: bySlug('business.request.edit'),
    whyNot: ({ status }) => whyNotEdit(status),
    tells: ['photo.set'],
    beside: true,
  },
  /** Putting one on and taking it off; making a new one on the way. */
  tag: {
    group: 'records',
    right: bySlug('business.request.tag'),
    whyNot: possible,
    tells: ['tag.added', 'tag.removed'],
    beside: true,
  },
  /** Reading and writing; changing and removing one's own. */
  note: {
    group: 'records',
    right: bySlug(NOTE_RIGHTS.NOTE),
    whyNot: possible,
    tells: ['note.added', 'note.edited', 'note.removed'],
    beside: true,
  },
  /** Talking with the applicant. */
  chat: {
    group: 'records',
    right: bySlug(CHAT_RIGHT),
    whyNot: possible,
    tells: ['message.sent', 'message.received'],
    beside: true,
  },
  /** Writing to leader, spouse and contact person; what the portal mails by itself is told alike. */
  email: {
    group: 'records',
    right: bySlug('business.request.email'),
    whyNot: possible,
    tells: ['mail.written'],
    beside: true,
  },
  erNote: {
    group: 'records',
    right: bySlug(NOTE_RIGHTS.ER),
    whyNot: possible,
    tells: ['erNote.added', 'erNote.edited', 'erNote.removed'],
    beside: true,
  },
  /** Writing any and reading negative ones; positive ones are read with the card. */
  reference: {
    group: 'records',
    right: bySlug(REFERENCE_RIGHT),
    whyNot: possible,
    tells: [
      'reference.added',
      'reference.edited',
      'reference.removed',
      'negativeReference.added',
      'negativeReference.edited',
      'negativeReference.removed',
    ],
    beside: true,
  },
  /** Being reminded of it on a day, for whoever sees it. */
  remind: { group: 'records', right: ofSight, whyNot: possible, tells: [], beside: true },
  ...LICENCE_ACTS,
  ...BIN_ACTS,
  /** What hangs on the church and the person: the reports of the church; the places of the others say "none yet" until there is any. */
  seeReports: reads('business.report.census'),
  seeCheckIns: reads('business.event.show'),
  seeCourses: reads('business.course.manage'),
} as const satisfies Record<string, Row>;

export type CardAct = keyof typeof CARD_ACTS;
export const CARD_ACT_NAMES = Object.keys(CARD_ACTS) as readonly CardAct[];

/** What an act of that name may write into the history. */
export type TellsOf<Act extends CardAct> = (typeof CARD_ACTS)[Act]['tells'][number];

/** The row of an act, whichever it is. */
export const rowOf = (act: CardAct): Row => CARD_ACTS[act];

/** Whether the card's version stays as it is. */
export const liesBeside = (act: CardAct): boolean => rowOf(act).beside === true;
