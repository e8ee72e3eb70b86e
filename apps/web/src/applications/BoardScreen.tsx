import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { late } from '../platform/late/late.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { useBoard } from './applications.queries.ts';
import { useDensity } from '../platform/session/useDensity.ts';
import { Board } from './board/Board.tsx';
import { BoardDensity } from './board/boardDensity.ts';
import { BoardToolsPlace } from './board/BoardToolsPlace.tsx';
import { BoardMenuButton } from './board/BoardMenuButton.tsx';
import { useFolded } from './board/columns/useFolded.ts';
import { CardMenuContext, type CardMenuRow } from './cardMenu.ts';
import { CardTabsContext, type CardTabs } from './cardTabs.ts';

// The board does not wait for them.
const { Component: BoardTools } = late(() => import('./list/BoardTools.tsx'), BoardToolsPlace);
/** A press of it would do nothing yet. */
const ComingMenu = () => <BoardMenuButton disabled />;
const { Component: BoardMenu } = late(() => import('./board/BoardMenu.tsx'), ComingMenu);

/** Applications in Process: the board by stage, and the open card beside it. `menu` = what may be done with a card, `tabs` = those of other nouns. */
export function BoardScreen({ menu, tabs }: { menu: readonly CardMenuRow[]; tabs: CardTabs }) {
  const t = useText('applications');
  const common = useText('common');
  const { data } = useBoard();
  const folded = useFolded(data);
  const [density, setCompact] = useDensity('board');
  const [keysShown, setKeysShown] = useState(false);
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      full
      actions={
        <>
          <BoardTools />
          <BoardMenu compact={density === 'compact'} onCompact={setCompact} onUnfoldAll={folded.unfoldAll} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            visibleFrom="sm"
            aria-label={t('board.keys')}
            data-tip={t('board.keys')}
            onClick={() => setKeysShown(true)}
          >
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      <CardMenuContext value={menu}>
        <BoardDensity value={density}>
          <CardTabsContext value={tabs}>
            <Board board={data} folded={folded} keysShown={keysShown} onKeys={setKeysShown} />
          </CardTabsContext>
        </BoardDensity>
      </CardMenuContext>
    </Screen>
  );
}
