import { lazy } from 'react';
import type { Card, CardForReader } from '@portal/contract/applications.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { OpenDialog } from '../dialogs.ts';
import type { MoveExtras } from '../useMoveApplication.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const AssignDialog = lazy(() => import('./AssignDialog.tsx'));
const CorrectionsDialog = lazy(() => import('./CorrectionsDialog.tsx'));
const ExonerationDialog = lazy(() => import('./ExonerationDialog.tsx'));
const InterviewDialog = lazy(() => import('./InterviewDialog.tsx'));

interface Props {
  dialog: OpenDialog;
  move: (card: Card, to: BoardStage, extras?: MoveExtras) => Promise<CardForReader>;
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
