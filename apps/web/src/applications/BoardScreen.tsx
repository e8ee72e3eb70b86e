import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { useBoard } from './applications.queries.ts';
import { Board } from './board/Board.tsx';
import { CardMenuContext, type CardMenuRow } from './cardMenu.ts';

/** Applications in Process: the board by stage, and the open card beside it. `menu` = what may be done with a card. */
export function BoardScreen({ menu }: { menu: readonly CardMenuRow[] }) {
  const t = useText('applications');
  const common = useText('common');
  const { data } = useBoard();
  const [keysShown, setKeysShown] = useState(false);
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      full
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={t('board.keys')}
          title={t('board.keys')}
          onClick={() => setKeysShown(true)}
        >
          <IconKeyboard size={20} aria-hidden />
        </ActionIcon>
      }
    >
      <CardMenuContext value={menu}>
        <Board board={data} keysShown={keysShown} onKeys={setKeysShown} />
      </CardMenuContext>
    </Screen>
  );
}
