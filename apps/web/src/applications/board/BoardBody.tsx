import { useMediaQuery } from '@mantine/hooks';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { late } from '../../platform/late/late.tsx';
import { useBoard } from '../applications.queries.ts';
import { BoardColumns } from './columns/BoardColumns.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import type { Board } from './boardState.ts';

const { Component: PhoneBoard } = late(() => import('./PhoneBoard.tsx'), BoardSkeleton);

interface Props {
  board: Board | undefined;
  stage: BoardStage | undefined;
  onStage: (stage: BoardStage) => void;
  currentId: number | undefined;
  openId: number | undefined;
}

/** Below this the board shows one stage at a time. */
const PHONE = '(max-width: 47.99em)';

/** The columns; or their shape while they are read, or what went wrong. */
export function BoardBody({ board, stage, onStage, currentId, openId }: Props) {
  const t = useText('applications');
  const { error, refetch, isFetching } = useBoard();
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  if (!board && error) {
    return <FailedReading title={t('board.failed')} error={error} onRetry={refetch} busy={isFetching} />;
  }
  if (!board) return <BoardSkeleton />;
  if (board.columns.length === 0) return <output>{t('board.noColumns')}</output>;
  return phone ? (
    <PhoneBoard board={board} stage={stage} onStage={onStage} currentId={currentId} openId={openId} />
  ) : (
    <BoardColumns board={board} currentId={currentId} openId={openId} />
  );
}
