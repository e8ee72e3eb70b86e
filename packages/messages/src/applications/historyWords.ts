/** What happened to a card, in words. */
import type { HistoryEntry } from '@portal/contract/history.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { CardAct, TellsOf } from '@portal/domain/applications/cardActs.ts';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import {
  DEACTIVATION_TYPES,
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  INTERVIEW_RESULTS,
} from '@portal/domain/applications/values.ts';
import { UNMATCHED_REASONS } from '@portal/domain/payments/unmatched.ts';
import { fullFieldLabel } from './fieldWords.ts';
import type { CardWords } from './words.ts';

const one = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Who was chosen had the role already. */
const keptTheSame = ({ assigneeFrom, assigneeTo }: HistoryEntry['detail']): boolean =>
  typeof assigneeTo === 'number' && assigneeFrom === assigneeTo;

/** Whether it tells of something that became another: an assignment of who was assigned does not. */
export const tellsSomething = ({ what, detail }: HistoryEntry): boolean => what !== 'assigned' || !keptTheSame(detail);

const stageOf = (value: unknown): BoardStage | undefined =>
  isBoardStage(text(value)) ? (value as BoardStage) : undefined;

/** What mails of a case are about, by their templates. */
const MAILED = [
  'cardMail',
  'stageApproved',
  'stageSent',
  'stageRejected',
  'licenceIssued',
  'certificateIssued',
  'licenceEnding',
  'censusOpened',
  'censusReminder',
  'documentEnding',
  'messagesUnread',
  'submissionReceived',
  'submissionBelow',
  'paymentReceived',
  'correctionsAsked',
  'correctionsAskedAgain',
  'appointmentMade',
  'appointmentMoved',
  'appointmentCancelled',
  'staffAppointmentMade',
  'staffAppointmentMoved',
  'staffAppointmentCancelled',
] as const;

/** One event of the history in words; a kind not known here, or with details missing, shows a neutral text. */
export function historyWords(card: CardWords): {
  event: (entry: HistoryEntry) => string;
  assignment: (entry: HistoryEntry) => string | null;
} {
  const { detail: t, form, board, stages, figures } = card;
  const label = { full: (key: string) => fullFieldLabel(card, key) };
  /** A reason lies among the personal values, which erasing empties. */
  const reasonIn = (changes: unknown): string =>
    text((changes as { reason?: { to?: unknown } } | undefined)?.reason?.to);
  const when = (instant: unknown) => ({ when: figures.instant(text(instant)) });

  const field = ({ field: key }: HistoryEntry['detail']) => ({ field: label.full(text(key)) });
  const assigned = (detail: HistoryEntry['detail']): string | undefined => {
    const kind = one(ASSIGNMENT_KINDS, detail.kind);
    if (!kind || keptTheSame(detail) || !(detail.assigneeTo || detail.assigneeFrom)) return undefined;
    const words = { kind: board(`kinds.${kind}`), name: text(detail.assigneeToName) };
    const before = text(detail.assigneeFromName);
    if (!words.name) return t('history.unassigned', { ...words, before });
    return before ? t('history.reassigned', { ...words, before }) : t('history.assigned', words);
  };

  const mailed = ({ template }: HistoryEntry['detail']): string | undefined => {
    const what = one(MAILED, template);
    return what && t(`history.mail.${what}`);
  };

  const words = {
    submitted: () => t('history.submitted'),
    created: () => t('history.created'),
    handedOver: () => t('history.handedOver'),
    paid: () => t('history.paid.online'),
    'paid.online': () => t('history.paid.online'),
    'paid.external': () => t('history.paid.external'),
    'paid.assigned': () => t('history.paid.assigned'),
    'payment.awaited': () => t('history.payment.awaited'),
    'payment.failed': () => t('history.payment.failed'),
    'payment.setAside': () => t('history.payment.setAside'),
    'payment.moved': ({ caseNumber }) =>
      text(caseNumber) && t('history.payment.moved', { caseNumber: text(caseNumber) }),
    'payment.unmatched': (detail) => {
      const why = one(UNMATCHED_REASONS, detail.why);
      return why && t('history.payment.unmatched', { why: form(`values.unmatchedWhy.${why}`) });
    },
    'interview.activated': () => t('history.interview.activated'),
    'interview.deactivated': () => t('history.interview.deactivated'),
    'correction.answered': (detail) => t('history.correction.answered', field(detail)),
    'correction.accepted': (detail) => t('history.correction.accepted', field(detail)),
    'correction.withdrawn': (detail) => t('history.correction.withdrawn', field(detail)),
    'correction.again': (detail) => t('history.correction.again', field(detail)),
    'correction.asked': ({ fields }) =>
      Array.isArray(fields) &&
      t('history.correction.asked', { fields: figures.list(fields.map((key) => label.full(text(key)))) }),
    'document.accepted': (detail) =>
      text(detail['until'])
        ? t('history.document.dated', { ...field(detail), until: figures.date(text(detail['until'])) })
        : t('history.document.accepted', field(detail)),
    'document.reopened': (detail) => t('history.document.reopened', field(detail)),
    'photo.set': () => t('history.photo.set'),
    edited: ({ fields }) =>
      Array.isArray(fields) &&
      t('history.edited', { fields: figures.list(fields.map((key) => label.full(text(key)))) }),
    moved: (detail) => {
      const [from, to] = [stageOf(detail.from), stageOf(detail.to)];
      return from && to && t('history.moved', { from: stages(from), to: stages(to) });
    },
    undone: (detail) => {
      const to = stageOf(detail.to);
      return to && t('history.undone', { to: stages(to) });
    },
    assigned,
    unassigned: assigned,
    exonerated: (detail) => {
      const [type, reason] = [one(EXONERATION_TYPES, detail.type), one(EXONERATION_REASONS, detail.reason)];
      if (!type || !reason) return undefined;
      const names = {
        type: form(`values.exonerationType.${type}`),
        reason: form(`values.exonerationReason.${reason}`),
      };
      return t('history.exonerated', names);
    },
    'exoneration.refused': () => t('history.exoneration.refused'),
    'exoneration.asked': ({ reason }) => {
      const known = one(EXONERATION_REASONS, reason);
      return known && t('history.exoneration.asked', { reason: form(`values.exonerationReason.${known}`) });
    },
    'interview.begun': () => t('history.interview.begun'),
    'interview.recorded': (detail) => {
      const result = one(INTERVIEW_RESULTS, detail.result);
      return result && t('history.interview.recorded', { result: form(`values.interviewResult.${result}`) });
    },
    'appointment.made': ({ startsAt }) => text(startsAt) && t('history.appointment.made', when(startsAt)),
    'appointment.moved': ({ startsAt }) => text(startsAt) && t('history.appointment.moved', when(startsAt)),
    'appointment.cancelled': ({ startsAt }) => text(startsAt) && t('history.appointment.cancelled', when(startsAt)),
    'licence.issued': () => t('history.licence.issued'),
    'licence.renewed': ({ until }) => text(until) && t('history.licence.renewed', { until: figures.date(text(until)) }),
    'licence.reissued': () => t('history.licence.reissued'),
    'licence.deactivated': () => t('history.licence.deactivated'),
    'licence.activated': () => t('history.licence.activated'),
    'dossier.ordered': () => t('history.dossier.ordered'),
    'tag.added': ({ name }) => text(name) && t('history.tag.added', { name: text(name) }),
    'tag.removed': ({ name }) => text(name) && t('history.tag.removed', { name: text(name) }),
    'mail.written': mailed,
    'correction.mailed': mailed,
    'message.sent': () => t('history.message.sent'),
    'message.received': () => t('history.message.received'),
    'note.added': () => t('history.note.added'),
    'note.edited': () => t('history.note.edited'),
    'note.removed': () => t('history.note.removed'),
    'erNote.added': () => t('history.erNote.added'),
    'erNote.edited': () => t('history.erNote.edited'),
    'erNote.removed': () => t('history.erNote.removed'),
    'reference.added': () => t('history.reference.added'),
    'reference.edited': () => t('history.reference.edited'),
    'reference.removed': () => t('history.reference.removed'),
    'negativeReference.added': () => t('history.negativeReference.added'),
    'negativeReference.edited': () => t('history.negativeReference.edited'),
    'negativeReference.removed': () => t('history.negativeReference.removed'),
    deleted: ({ changes }) => t('history.deleted', { reason: reasonIn(changes) }),
    restored: () => t('history.restored'),
    erased: () => t('history.erased'),
    duplicated: ({ as, caseNumber }) => {
      const side = one(['origin', 'copy'] as const, as);
      return side && t(`history.duplicated.${side}`, { caseNumber: text(caseNumber) });
    },
    deactivated: (detail) => {
      const type = one(DEACTIVATION_TYPES, detail.type);
      return type && t('history.deactivated', { type: form(`values.deactivationType.${type}`) });
    },
    // What an act of a card tells has words here, or this does not compile.
  } satisfies Record<TellsOf<CardAct>, Words> & Record<string, Words>;

  return {
    event: ({ what, detail }) => (words as Partial<Record<string, Words>>)[what]?.(detail) || t('history.unknown'),
    /** Who was assigned by an event of another kind: a move, a submission. */
    assignment: ({ what, detail }) => (what !== 'assigned' && what !== 'unassigned' && assigned(detail)) || null,
  };
}

type Words = (detail: HistoryEntry['detail']) => string | false | undefined;

/** Who did it: a colleague, for whom where that one was away, the applicant, or the portal. */
export function whoDid(
  t: CardWords['detail'],
  { by, byApplicant, onBehalfOf }: Pick<HistoryEntry, 'by' | 'byApplicant' | 'onBehalfOf'>,
): string {
  if (by === null) return t(byApplicant ? 'history.byApplicant' : 'history.bySystem');
  return onBehalfOf === undefined ? by : t('history.onBehalf', { name: by, of: onBehalfOf });
}
