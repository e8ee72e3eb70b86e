import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { FailedReading } from './FailedReading.tsx';
import { useText } from '../texts/i18n.ts';

interface Props {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; data?: unknown; refetch: () => unknown };
}

/** Stands where the answer of a query will be shown: shapes until it is there, and what went wrong if it does not come. */
export function UntilRead({ query }: Props) {
  const common = useText('common');
  if (query.isPending) return <SkeletonLines lines={6} label={common('loading')} />;
  if (!query.error || query.data !== undefined) return null;
  return <FailedReading error={query.error} onRetry={query.refetch} busy={query.isFetching} />;
}
