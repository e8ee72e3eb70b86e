import { useText } from '../../platform/texts/i18n.ts';
import { fullName } from '../fullName.ts';
import { CardDialog } from './CardDialog.tsx';
import { useMoveSeen } from './useMoveSeen.ts';
import type { MoveDialogProps } from './moveDialogProps.ts';
import { PeopleField } from './PeopleField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';

/** The analyst for the analysis, or the Ephesian for the interview; the present one is offered. */
export function AssigneeMove({ card, to, move, onClose, kind }: MoveDialogProps & { kind: 'analyst' | 'ephesian' }) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const present = card.assignment[kind];
  const moveSeen = useMoveSeen({ card, to, move });
  const act = useActForm({
    name: `move.${to}.${card.id}`,
    defaults: { assignee: present ? String(present.id) : '' },
    act: ({ assignee }, sending) => moveSeen({ assignee: Number(assignee) }, sending),
    done: onClose,
  });
  return (
    <CardDialog
      card={card}
      canStill={({ status, nextStatus }) => status === card.status && nextStatus.includes(to)}
      title={t(`moveDialog.${kind}Title`, { name: fullName(card) })}
      hint={t(`moveDialog.${kind}Hint`)}
      submit={t(`moveDialog.${kind}Submit`)}
      form={act}
      onClose={onClose}
    >
      <PeopleField control={act.form.control} name="assignee" kind={kind} label={board(`kinds.${kind}`)} />
    </CardDialog>
  );
}
