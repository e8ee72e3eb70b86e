import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { beginTexts, useText } from '../../platform/texts/i18n.ts';
import { late, lateOver } from '../../platform/late/late.tsx';
import { useBoardLive, type Arrivals } from '../applications.live.ts';
import { useApplicationAhead } from '../applications.queries.ts';
import { useBoardAddress } from '../boardAddress.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { useResumedMoves } from '../moves/useResumedMoves.ts';
import { useCover } from '../card/useCover.ts';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { BoardActionsContext } from './BoardActions.ts';
import { BoardBody, PHONE } from './BoardBody.tsx';
import { useBoardDensity } from './boardDensity.ts';
import type { Folded } from './columns/useFolded.ts';
import { chooseCard, useChoosing, useChoosingOn } from './choosing/chosen.ts';
import { findCard, type Board as BoardFacts } from './boardState.ts';
import { fullName } from '../fullName.ts';
import { useActionsOnBoard, type OpenMenu } from './useActionsOnBoard.ts';
import { useCardKeys, useHelpKey } from './keys/useCardKeys.ts';
import { useFocusAgain } from './keys/useFocusAgain.ts';
import classes from './Board.module.css';

/** What the drawer says: on a link that opens a card its texts do not wait for the code. */
const DRAWER_TEXTS = [
  'applicationDetail',
  'applicationForm',
  'documents',
  'forms',
  'tables',
  'tags',
  'notes',
  'references',
] as const;
const loadDrawer = () => {
  beginTexts(...DRAWER_TEXTS);
  return import('../card/CardDrawer.tsx');
};
/** Its place beside the board, while its code is on its way: it covers as much as the card will. */
function DrawerPlace() {
  useCover();
  return <div className={classes.place} aria-busy="true" />;
}
const ListPlace = () => <div className={classes.listPlace} aria-busy="true" />;
const CardDrawer = lateOver(loadDrawer, DrawerPlace);
const CardMenu = lateOver(() => import('./moveMenu/CardMenu.tsx'));
const { Component: ApplicationList } = late(() => import('../list/ApplicationList.tsx'), ListPlace);
const { Component: ChosenBar } = late(() => import('./choosing/ChosenBar.tsx'));
const KeysDialog = lateOver(() => import('./keys/KeysDialog.tsx'));

/** After the board is shown, what opens a card is fetched before somebody asks. */
const FETCH_AHEAD_MS = 1_500;

function useDrawerAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    // What does not come is asked for again by who opens a card.
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

interface Props {
  /** Nothing yet while it is being read. */
  board: BoardFacts | undefined;
  folded: Folded;
  keysShown: boolean;
  onKeys: (shown: boolean) => void;
}

/** The board with all that opens over it: the open card, menu, dialogs. */
export function Board({ board, folded, keysShown, onKeys }: Props) {
  const density = useBoardDensity();
  const t = useText('applications');
  const stages = useText('stages');
  const address = useBoardAddress();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [focused, setFocused] = useState<number>();
  const choosing = useChoosing();
  const { actions, move, resume } = useActionsOnBoard({
    openCard: address.openCard,
    editSection: address.editSection,
    write: address.write,
    showTabOf: address.showTabOf,
    setDialog,
    setMenu,
    setFocused,
  });

  // The open card is seen on the board too.
  const openStage = board && address.card !== undefined ? findCard(board, address.card)?.status : undefined;
  const strips = useMemo(
    () => new Set([...folded.stages].filter((status) => status !== openStage)),
    [folded.stages, openStage],
  );
  // A strip shows none of its cards. A phone shows one stage, and no strips.
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const inSight = useMemo(
    () => (isPhone || !board ? board : { columns: board.columns.filter(({ status }) => !strips.has(status)) }),
    [board, strips, isPhone],
  );

  // The Tab key reaches one card: the last one that was focused, else the open one, else the first.
  const currentId = useMemo(() => {
    const wanted = [focused, address.card].find((id) => inSight && id !== undefined && findCard(inSight, id));
    return wanted ?? inSight?.columns.find(({ data }) => data.length > 0)?.data[0]?.id;
  }, [inSight, focused, address.card]);

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
  // The list hears its own keys.
  const heard = address.isPage || address.isList ? undefined : inSight;
  useCardKeys(
    heard && {
      columns: () => heard.columns.map(({ data }) => data.map(({ id }) => id)),
      find: (id) => findCard(heard, id),
    },
    { ...actions, choose: chooseCard },
  );
  useHelpKey(() => onKeys(true));
  useChoosingOn(inSight);
  useFocusAgain(dialog !== null || menu !== null || keysShown, currentId);
  useDrawerAhead(board !== undefined);

  const { card, stepTo, closeCard } = address;
  useApplicationAhead(card);
  const step = useCallback(
    (id: number) => {
      setFocused(id);
      stepTo(id);
    },
    [stepTo],
  );
  const close = useCallback(() => {
    closeCard();
    // Back to the card, unless somebody went on to another one.
    if (card !== undefined && !document.activeElement?.closest('[data-card]')) actions.focus(card);
  }, [actions, card, closeCard]);

  return (
    <BoardActionsContext value={actions}>
      <div
        className={classes.beside}
        data-covered={card !== undefined && !address.isPage}
        data-density={density}
        data-choosing={choosing}
      >
        {!address.isPage && address.isList && <ApplicationList />}
        {!address.isPage && !address.isList && (
          <BoardBody
            board={board}
            strips={strips}
            onFold={folded.fold}
            stage={address.stage}
            onStage={address.showStage}
            currentId={currentId}
            openId={card}
          />
        )}
        {choosing && !address.isPage && !address.isList && board && <ChosenBar board={board} />}
        {card !== undefined && (
          <CardDrawer
            id={card}
            tab={address.tab}
            isPage={address.isPage}
            otherWay={address.otherWay}
            onTab={address.showTab}
            onPage={address.showAsPage}
            onStep={step}
            onClose={close}
          />
        )}
      </div>
      {menu && (
        <CardMenu card={menu.card} anchor={menu.anchor} isOpen={menu.card.id === card} onClose={() => setMenu(null)} />
      )}
      {dialog && <DialogHost dialog={dialog} move={move} onClose={() => setDialog(null)} />}
      {keysShown && <KeysDialog onClose={() => onKeys(false)} />}
    </BoardActionsContext>
  );
}
