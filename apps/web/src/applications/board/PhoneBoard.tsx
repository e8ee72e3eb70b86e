import { useEffect } from 'react';
import { NativeSelect } from '@mantine/core';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { stageWord } from './cardFacts.ts';
import type { Board } from './boardState.ts';
import { Column } from './columns/Column.tsx';
import classes from './columns/BoardColumns.module.css';

interface Props {
  board: Board;
  stage: BoardStage | undefined;
  onStage: (stage: BoardStage) => void;
  currentId: number | undefined;
  openId: number | undefined;
}

/** On a phone one stage at a time: the picker shows each with its count; cards move by their menu. */
export default function PhoneBoard({ board, stage, onStage, currentId, openId }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const shown =
    board.columns.find(({ status }) => status === stage) ??
    board.columns.find(({ totalBD }) => totalBD > 0) ??
    board.columns[0];
  const stageOfOpen = board.columns.find(({ data }) => data.some(({ id }) => id === openId))?.status;
  useEffect(() => {
    // Whoever closes the open card finds it on the board.
    if (stageOfOpen) onStage(stageOfOpen);
  }, [stageOfOpen, onStage]);
  if (!shown) return null;
  return (
    <div className={classes.phone}>
      <NativeSelect
        label={t('board.stage')}
        size="md"
        value={shown.status}
        onChange={({ currentTarget: { value } }) => isBoardStage(value) && onStage(value)}
        data={board.columns.map(({ status, totalBD }) => ({
          value: status,
          label: t('board.stageWithCount', { stage: stages(stageWord(status)), total: formatNumber(totalBD) }),
        }))}
      />
      <Column key={shown.status} column={shown} currentId={currentId} openId={openId} draggable={false} />
    </div>
  );
}
