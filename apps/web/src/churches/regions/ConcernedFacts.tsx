import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatList, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import type { useConcerned } from './regions.queries.ts';

/** How many applications, churches and leaders would change hands. */
export function ConcernedFacts({ concerned }: { concerned: ReturnType<typeof useConcerned> }) {
  const t = useText('regions');
  const { data, error, refetch, isFetching } = concerned;
  if (error) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonLines lines={1} label={t('searching')} />;
  const told = (['churches', 'leaders', 'applications'] as const).map((key) =>
    t(key, { count: data[key], shown: formatNumber(data[key]) }),
  );
  return (
    <output>
      <strong>{t('concerned')}</strong>: {formatList(told)}
    </output>
  );
}
