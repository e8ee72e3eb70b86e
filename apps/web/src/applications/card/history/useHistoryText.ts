import type { HistoryEntry } from '@portal/contract/history.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import {
  DEACTIVATION_TYPES,
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  INTERVIEW_RESULTS,
} from '@portal/domain/applications/values.ts';
import { formatList } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldLabel } from '../form/useFieldLabel.ts';

const PLAIN = [
  'submitted',
  'paid.online',
  'paid.external',
  'payment.unmatched',
  'interview.activated',
  'interview.deactivated',
  'created',
  'handedOver',
] as const;
const ABOUT_A_FIELD = ['correction.answered', 'correction.accepted', 'correction.again'] as const;

const one = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const stageOf = (value: unknown): BoardStage | undefined =>
  isBoardStage(text(value)) ? (value as BoardStage) : undefined;

/** One event of the history in words; a kind not known here, or with details missing, shows a neutral text. */
export function useHistoryText(): {
  event: (entry: HistoryEntry) => string;
  assignment: (entry: HistoryEntry) => string | null;
} {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const board = useText('applications');
  const stages = useText('stages');
  const label = useFieldLabel();

  const assigned = (kind: AssignmentKind, detail: HistoryEntry['detail']): string => {
    const words = { kind: board(`kinds.${kind}`), name: text(detail.assigneeToName) };
    const before = text(detail.assigneeFromName);
    return before ? t('history.reassigned', { ...words, before }) : t('history.assigned', words);
  };
  /** Who was assigned by an event of another kind: a move, a submission. */
  const assignment = ({ what, detail }: HistoryEntry): string | null => {
    const kind = one(ASSIGNMENT_KINDS, detail.kind);
    return what !== 'assigned' && kind && text(detail.assigneeToName) ? assigned(kind, detail) : null;
  };
  const event = ({ what, detail }: HistoryEntry): string => {
    if (what === 'paid') return t('history.paid.online');
    const plain = one(PLAIN, what);
    if (plain) return t(`history.${plain}`);
    const aboutField = one(ABOUT_A_FIELD, what);
    if (aboutField) return t(`history.${aboutField}`, { field: label.full(text(detail.field)) });
    const [from, to] = [stageOf(detail.from), stageOf(detail.to)];
    const kind = one(ASSIGNMENT_KINDS, detail.kind);
    const type = one(EXONERATION_TYPES, detail.type);
    const reason = one(EXONERATION_REASONS, detail.reason);
    const result = one(INTERVIEW_RESULTS, detail.result);
    const deactivation = one(DEACTIVATION_TYPES, detail.type);
    if (what === 'moved' && from && to) return t('history.moved', { from: stages(from), to: stages(to) });
    if (what === 'undone' && to) return t('history.undone', { to: stages(to) });
    if (what === 'assigned' && kind) return assigned(kind, detail);
    if (what === 'correction.asked' && Array.isArray(detail.fields)) {
      return t('history.correction.asked', { fields: formatList(detail.fields.map((key) => label.full(text(key)))) });
    }
    if (what === 'exonerated' && type && reason) {
      return t('history.exonerated', {
        type: form(`values.exonerationType.${type}`),
        reason: form(`values.exonerationReason.${reason}`),
      });
    }
    if (what === 'interview.recorded' && result) {
      return t('history.interview.recorded', { result: form(`values.interviewResult.${result}`) });
    }
    if (what === 'deactivated' && deactivation) {
      return t('history.deactivated', { type: form(`values.deactivationType.${deactivation}`) });
    }
    return t('history.unknown');
  };
  return { event, assignment };
}
