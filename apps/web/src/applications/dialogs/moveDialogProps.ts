import type { Card } from '@portal/contract/applications/card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Moves } from '../moves/useMoveApplication.ts';

export interface MoveDialogProps {
  card: Card;
  to: BoardStage;
  move: Moves['move'];
  onClose: () => void;
}
