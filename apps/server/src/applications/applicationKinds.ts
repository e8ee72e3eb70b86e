/** What the history of applications tells. */
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { ExonerationType, InterviewResult } from '@portal/domain/applications/values.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { UnmatchedReason } from '@portal/domain/payments/unmatched.ts';
import type { NothingMore } from '../history/record.ts';

/** A change of who is in charge, one kind at a time. */
interface Assigned {
  kind: AssignmentKind;
  assigneeFrom: number | null;
  assigneeTo: number;
}

/** The same where nobody may be in charge afterwards. */
type LeftTo = Omit<Assigned, 'assigneeTo'> & { assigneeTo: number | null };

/** What was mailed, to whom and in which language; the mails may be gone. */
interface Mailed {
  template: string;
  mails: readonly { id: number; to: MailRecipient; language: Language }[];
}

/** What may happen to an application; `from` and `to` are stages. */
export interface ApplicationKinds {
  submitted: { to?: Stage } & Partial<Assigned>;
  moved: { from: Stage; to: Stage; enteredAt: Date } & Partial<Assigned>;
  undone: { from: Stage; to: Stage } & Partial<LeftTo>;
  assigned: Assigned;
  unassigned: LeftTo;
  /** Whoever was in charge left the portal. */
  handedOver: Assigned;
  'correction.asked': { fields: readonly string[] };
  'correction.answered': { field: string; round: number };
  'correction.accepted': { field: string };
  'correction.withdrawn': { field: string };
  'correction.again': { field: string; round: number };
  'correction.mailed': Mailed;
  'document.accepted': { field: string; until?: string };
  'document.reopened': { field: string };
  'photo.set': { isNew: boolean };
  edited: { fields: readonly string[] };
  exonerated: { type: ExonerationType; reason: string; from: Stage; to: Stage | undefined } & Partial<Assigned>;
  'exoneration.asked': { exoneration: number; reason: string };
  'exoneration.refused': { exoneration: number };
  'paid.online': { from: Stage; to: Stage };
  'paid.external': { method: string; from: Stage; to: Stage };
  /** Staff had a payment count that did not when it came. */
  'paid.assigned': { from: Stage; to: Stage };
  'payment.awaited': { payment: number };
  'payment.failed': { payment: number };
  'payment.unmatched': { payment: number; why: UnmatchedReason };
  'payment.setAside': { payment: number };
  /** It counts for another case now. */
  'payment.moved': { payment: number; caseNumber: string };
  'interview.begun': NothingMore;
  'interview.activated': NothingMore;
  'interview.deactivated': NothingMore;
  'appointment.made': { appointment: number; startsAt: Date };
  'appointment.moved': { appointment: number; startsAt: Date; before: Date };
  'appointment.cancelled': { appointment: number; startsAt: Date };
  'interview.recorded': { result: InterviewResult; from: Stage; to?: Stage };
  /** The name as it was then: the tag may be gone. */
  'tag.added': { tag: number; name: string };
  'tag.removed': { tag: number; name: string };
  'mail.written': Mailed;
  /** The reason lies apart, as a personal value. */
  deleted: NothingMore;
  restored: NothingMore;
  /** By somebody, or by the portal once its time in the bin was over: this stays of it. */
  erased: { caseNumber: string | null };
  removed: { caseNumber: string | null };
  /** Submitted once more; which of the two the other is. */
  duplicated: { as: 'origin' | 'copy'; application: number; caseNumber: string | null };
  /** By the portal, once the applicant is admitted. */
  'dossier.ordered': { dossier: number };
  'licence.issued': { licence: number };
  'licence.renewed': { licence: number; until: string };
  'licence.reissued': { licence: number };
  'licence.deactivated': { licence: number };
  'licence.activated': { licence: number };
  'message.sent': { message: number };
  'message.received': { message: number };
  'note.added': { note: number };
  'note.edited': { note: number };
  'note.removed': { note: number };
  'erNote.added': { note: number };
  'erNote.edited': { note: number };
  'erNote.removed': { note: number };
  'reference.added': { reference: number };
  'reference.edited': { reference: number };
  'reference.removed': { reference: number };
  'negativeReference.added': { reference: number };
  'negativeReference.edited': { reference: number };
  'negativeReference.removed': { reference: number };
}
