import { lateOver } from '../../platform/late/late.tsx';
import { useCardMenu, type OpenDialog } from '../cardMenu.ts';
import type { Moves } from '../moves/useMoveApplication.ts';

const MoveDialog = lateOver(() => import('./MoveDialog.tsx'));

interface Props {
  dialog: OpenDialog;
  move: Moves['move'];
  onClose: () => void;
}

/** The dialog that is open; each is loaded when it is first needed. */
export function DialogHost({ dialog, move, onClose }: Props) {
  const rows = useCardMenu();
  if ('move' in dialog) return <MoveDialog card={dialog.card} to={dialog.move} move={move} onClose={onClose} />;
  const { row, ...of } = dialog;
  const Dialog = rows.find(({ key }) => key === row)?.Dialog;
  return Dialog ? <Dialog {...of} onClose={onClose} /> : null;
}
