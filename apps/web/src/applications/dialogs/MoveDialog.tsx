import { opensDialog } from '@portal/domain/applications/moves.ts';
import { AssigneeMove } from './AssigneeMove.tsx';
import { DeactivationMove } from './DeactivationMove.tsx';
import type { MoveDialogProps } from './moveDialogProps.ts';

/** What a move asks first: who takes the application on, or why it is deactivated. */
export default function MoveDialog(props: MoveDialogProps) {
  const dialog = opensDialog(props.card.status, props.to);
  if (dialog === undefined) return null;
  return dialog === 'deactivation' ? <DeactivationMove {...props} /> : <AssigneeMove {...props} kind={dialog} />;
}
