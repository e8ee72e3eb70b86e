import { Menu } from '@mantine/core';
import { IconLayoutColumns, IconListCheck } from '@tabler/icons-react';
import { useText } from '../../platform/texts/i18n.ts';
import { BoardMenuButton } from './BoardMenuButton.tsx';
import { beginChoosing } from './choosing/chosen.ts';
import { CheckItem } from '../../ui/CheckItem.tsx';

interface Props {
  compact: boolean;
  onCompact: (compact: boolean) => void;
  onUnfoldAll: () => void;
}

/** How the board is looked at. */
export default function BoardMenu({ compact, onCompact, onUnfoldAll }: Props) {
  const t = useText('applications');
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <BoardMenuButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListCheck size={16} aria-hidden />} onClick={beginChoosing}>
          {t('board.choose')}
        </Menu.Item>
        <CheckItem label={t('board.compact')} checked={compact} onCheck={onCompact} />
        <Menu.Item leftSection={<IconLayoutColumns size={16} aria-hidden />} onClick={onUnfoldAll} visibleFrom="sm">
          {t('board.unfoldAll')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
