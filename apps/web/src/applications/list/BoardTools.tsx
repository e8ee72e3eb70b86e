import { ActionIcon } from '@mantine/core';
import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardAddress } from '../boardAddress.ts';
import { BoardFilters } from './BoardFilters.tsx';

/** What narrows the board, and the way from it to the list and back; the list has the same filters above its rows. */
export default function BoardTools() {
  const t = useText('applicationList');
  const { isList, showAsList } = useBoardAddress();
  const label = t(isList ? 'showBoard' : 'showList');
  return (
    <>
      {!isList && <BoardFilters />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        data-tip={label}
        onClick={() => showAsList(!isList)}
      >
        {isList ? <IconLayoutKanban size={20} aria-hidden /> : <IconTable size={20} aria-hidden />}
      </ActionIcon>
    </>
  );
}
