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
import { formatList } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldLabel } from '../form/useFieldLabel.ts';

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

  const field = ({ field: key }: HistoryEntry['detail']) => ({ field: label.full(text(key)) });
  const assigned = (detail: HistoryEntry['detail']): string | undefined => {
    const kind = one(ASSIGNMENT_KINDS, detail.kind);
    if (!kind) return undefined;
    const words = { kind: board(`kinds.${kind}`), name: text(detail.assigneeToName) };
    const before = text(detail.assigneeFromName);
    return before ? t('history.reassigned', { ...words, before }) : t('history.assigned', words);
  };

  const words = {
    submitted: () => t('history.submitted'),
    created: () => t('history.created'),
    handedOver: () => t('history.handedOver'),
    paid: () => t('history.paid.online'),
    'paid.online': () => t('history.paid.online'),
    'paid.external': () => t('history.paid.external'),
    'payment.unmatched': () => t('history.payment.unmatched'),
    'interview.activated': () => t('history.interview.activated'),
    'interview.deactivated': () => t('history.interview.deactivated'),
    'correction.answered': (detail) => t('history.correction.answered', field(detail)),
    'correction.accepted': (detail) => t('history.correction.accepted', field(detail)),
    'correction.again': (detail) => t('history.correction.again', field(detail)),
    'correction.asked': ({ fields }) =>
      Array.isArray(fields) &&
      t('history.correction.asked', { fields: formatList(fields.map((key) => label.full(text(key)))) }),
    moved: (detail) => {
      const [from, to] = [stageOf(detail.from), stageOf(detail.to)];
      return from && to && t('history.moved', { from: stages(from), to: stages(to) });
    },
    undone: (detail) => {
      const to = stageOf(detail.to);
      return to && t('history.undone', { to: stages(to) });
    },
    assigned,
    exonerated: (detail) => {
      const [type, reason] = [one(EXONERATION_TYPES, detail.type), one(EXONERATION_REASONS, detail.reason)];
      if (!type || !reason) return undefined;
      const names = {
        type: form(`values.exonerationType.${type}`),
        reason: form(`values.exonerationReason.${reason}`),
      };
      return t('history.exonerated', names);
    },
    'interview.recorded': (detail) => {
      const result = one(INTERVIEW_RESULTS, detail.result);
      return result && t('history.interview.recorded', { result: form(`values.interviewResult.${result}`) });
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
    assignment: ({ what, detail }) => (what !== 'assigned' && text(detail.assigneeToName) && assigned(detail)) || null,
  };
}

type Words = (detail: HistoryEntry['detail']) => string | false | undefined;
