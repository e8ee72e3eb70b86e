import { lateOver } from '../../platform/late/late.tsx';
import type { OpenDialog } from '../dialogs.ts';
import type { Moves } from '../useMoveApplication.ts';

const MoveDialog = lateOver(() => import('./MoveDialog.tsx'));
const AssignDialog = lateOver(() => import('./AssignDialog.tsx'));
const CorrectionsDialog = lateOver(() => import('./corrections/CorrectionsDialog.tsx'));
const ExonerationDialog = lateOver(() => import('./exoneration/ExonerationDialog.tsx'));
const InterviewDialog = lateOver(() => import('./InterviewDialog.tsx'));

interface Props {
  dialog: OpenDialog;
  move: Moves['move'];
  onClose: () => void;
}

/** The dialog that is open; each is loaded when it is first needed. */
export function DialogHost({ dialog, move, onClose }: Props) {
  switch (dialog.kind) {
    case 'move':
      return <MoveDialog card={dialog.card} to={dialog.to} move={move} onClose={onClose} />;
    case 'assign':
      return <AssignDialog card={dialog.card} as={dialog.as} onClose={onClose} />;
    case 'corrections':
      return <CorrectionsDialog card={dialog.card} onClose={onClose} />;
    case 'exoneration':
      return <ExonerationDialog card={dialog.card} choice={dialog.choice} onClose={onClose} />;
    case 'interview':
      return <InterviewDialog card={dialog.card} onClose={onClose} />;
  }
}
