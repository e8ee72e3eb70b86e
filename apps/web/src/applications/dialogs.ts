import type { Card } from '@portal/contract/applications/card.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';

export type PaymentChoice = 'PAYMENT' | 'PROCESS' | 'EXTERNAL';

/** A dialog upon one card, with the facts it was opened for. */
export type OpenDialog =
  | { kind: 'move'; card: Card; to: BoardStage }
  | { kind: 'assign'; card: Card; as?: AssignmentKind }
  | { kind: 'corrections'; card: Card }
  | { kind: 'exoneration'; card: Card; choice?: PaymentChoice }
  | { kind: 'interview'; card: Card };
