import { useMediaQuery } from '@mantine/hooks';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { late } from '../../platform/late/late.tsx';
import { useBoard } from '../applications.queries.ts';
import { BoardColumns } from './columns/BoardColumns.tsx';
import { isNarrowed, useNarrowed } from '../narrowed.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import type { Board } from './boardState.ts';
import type { Folded } from './columns/useFolded.ts';

const { Component: NothingFits } = late(() => import('../list/NothingFits.tsx'));
const { Component: PhoneBoard } = late(() => import('./PhoneBoard.tsx'), BoardSkeleton);

interface Props {
  board: Board | undefined;
  strips: ReadonlySet<string>;
  onFold: Folded['fold'];
  stage: BoardStage | undefined;
  onStage: (stage: BoardStage) => void;
  currentId: number | undefined;
  openId: number | undefined;
}

/** Below this the board shows one stage at a time. */
export const PHONE = '(max-width: 47.99em)';

/** The columns; or their shape while they are read, or what went wrong. */
export function BoardBody({ board, strips, onFold, stage, onStage, currentId, openId }: Props) {
  const t = useText('applications');
  const { error, refetch, isFetching } = useBoard();
  const narrowed = useNarrowed();
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  if (!board && error) {
    return <FailedReading title={t('board.failed')} error={error} onRetry={refetch} busy={isFetching} />;
  }
  if (!board) return <BoardSkeleton />;
  if (board.columns.length === 0) return <output>{t('board.noColumns')}</output>;
  if (isNarrowed(narrowed) && board.columns.every(({ totalBD }) => totalBD === 0)) return <NothingFits />;
  return phone ? (
    <PhoneBoard board={board} stage={stage} onStage={onStage} currentId={currentId} openId={openId} />
  ) : (
    <BoardColumns board={board} strips={strips} onFold={onFold} currentId={currentId} openId={openId} />
  );
}
