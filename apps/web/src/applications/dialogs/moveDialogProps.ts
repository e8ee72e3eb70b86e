import type { Card, CardForReader } from '@portal/contract/applications.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { MoveExtras } from '../useMoveApplication.ts';

export interface MoveDialogProps {
  card: Card;
  to: BoardStage;
  move: (card: Card, to: BoardStage, extras: MoveExtras) => Promise<CardForReader>;
  onClose: () => void;
}
