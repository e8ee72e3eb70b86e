import type { Card, CardForReader } from '@portal/contract/applications.ts';
import { opensDialog } from '@portal/domain/applications/moves.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { MoveExtras } from '../useMoveApplication.ts';
import { AssigneeMove } from './AssigneeMove.tsx';
import { DeactivationMove } from './DeactivationMove.tsx';

export interface MoveDialogProps {
  card: Card;
  to: BoardStage;
  move: (card: Card, to: BoardStage, extras: MoveExtras) => Promise<CardForReader>;
  onClose: () => void;
}

/** What a move asks first: who takes the application on, or why it is deactivated. */
export default function MoveDialog(props: MoveDialogProps) {
  const dialog = opensDialog(props.card.status, props.to);
  if (dialog === undefined) return null;
  return dialog === 'deactivation' ? <DeactivationMove {...props} /> : <AssigneeMove {...props} kind={dialog} />;
}
