import { Button } from '@mantine/core';
import { IconBinaryTree } from '@tabler/icons-react';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { LeaderBranch } from './LeaderBranch.tsx';
import { useChildren } from './regions.queries.ts';
import classes from './LeaderTree.module.css';

interface Props {
  /** One leader alone, whose children are shown; nothing: all who are nobody's. */
  of: number | undefined;
  onShow: (leader: number | undefined) => void;
}

/** Leaders under whose spiritual children they are; a branch is read when it is opened, and page by page. */
export function LeaderTree({ of, onShow }: Props) {
  const t = useText('regions');
  return (
    <>
      {of !== undefined && (
        <Button variant="default" mb="sm" onClick={() => onShow(undefined)}>
          {t('wholeTree')}
        </Button>
      )}
      <Branches key={of ?? 'none'} parent={of ?? 'none'} isRoot />
    </>
  );
}

/** The children of one, and more on demand. */
function Branches({ parent, isRoot = false }: { parent: number | 'none'; isRoot?: boolean }) {
  const t = useText('regions');
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useChildren(parent);
  if (error && !data) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonLines lines={isRoot ? 8 : 2} label={t('tree')} />;
  const leaders = data.pages.flatMap((page) => page.data);
  if (leaders.length === 0) {
    return isRoot ? (
      <EmptyState icon={<IconBinaryTree size={28} stroke={1.5} />} title={t('noChildren')} text={t('emptyText')} />
    ) : (
      <p>{t('noChildren')}</p>
    );
  }
  return (
    <>
      <ul className={classes.branches} {...(isRoot && { 'aria-label': t('tree') })}>
        {leaders.map((leader) => (
          <LeaderBranch key={leader.id} leader={leader} Below={Branches} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="compact-md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
