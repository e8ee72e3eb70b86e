import { useCallback, useMemo, useState } from 'react';
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useText } from '../../platform/texts/i18n.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useBoardLive, type Arrivals } from '../applications.live.ts';
import { useBoardAddress } from '../boardAddress.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { useResumedMoves } from '../moves/useResumedMoves.ts';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { BoardActionsContext } from './BoardActions.ts';
import { BoardBody } from './BoardBody.tsx';
import type { Board as BoardFacts } from './boardState.ts';
import { fullName } from '../fullName.ts';
import { useActionsOnBoard, type OpenMenu } from './useActionsOnBoard.ts';
import { useBoardKeys } from './keys/useBoardKeys.ts';
import classes from './Board.module.css';

const CardDrawer = lateOver(() => import('../card/CardDrawer.tsx'));
const MoveMenu = lateOver(() => import('./moveMenu/MoveMenu.tsx'));
const KeysDialog = lateOver(() => import('./keys/KeysDialog.tsx'));

interface Props {
  /** Nothing yet while it is being read. */
  board: BoardFacts | undefined;
  keysShown: boolean;
  onKeys: (shown: boolean) => void;
}

/** The board with all that opens over it: drawer, menu, dialogs. */
export function Board({ board, keysShown, onKeys }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const address = useBoardAddress();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [focused, setFocused] = useState<number>();
  const { actions, move, resume } = useActionsOnBoard({ openCard: address.openCard, setDialog, setMenu, setFocused });

  // The Tab key reaches one card: the last one that was focused, else the open one, else the first.
  const ids = useMemo(() => new Set(board?.columns.flatMap(({ data }) => data.map(({ id }) => id))), [board]);
  const currentId = [focused, address.card].find((id) => id !== undefined && ids.has(id)) ?? [...ids][0];

  const tell = useCallback(
    (arrivals: Arrivals) => {
      const [first] = arrivals;
      if (!first) return;
      announce(t('live.arrived', { count: arrivals.length, name: fullName(first), stage: stages(first.status) }));
    },
    [t, stages],
  );
  useBoardLive(tell);
  useResumedMoves(board, resume);
  useBoardKeys(
    board,
    currentId,
    useMemo(() => ({ ...actions, showKeys: () => onKeys(true) }), [actions, onKeys]),
  );

  return (
    <BoardActionsContext value={actions}>
      <div className={classes.beside}>
        <BoardBody
          board={board}
          stage={address.stage}
          onStage={address.showStage}
          currentId={currentId}
          openId={address.card}
        />
        {address.card !== undefined && (
          <CardDrawer
            key={address.card}
            id={address.card}
            tab={address.tab}
            onTab={address.showTab}
            onDialog={setDialog}
            onClose={address.closeCard}
          />
        )}
      </div>
      {menu && <MoveMenu card={menu.card} anchor={menu.anchor} onClose={() => setMenu(null)} />}
      {dialog && <DialogHost dialog={dialog} move={move} onClose={() => setDialog(null)} />}
      {keysShown && <KeysDialog onClose={() => onKeys(false)} />}
    </BoardActionsContext>
  );
}
