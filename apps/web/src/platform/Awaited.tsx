import { FailedInPlace } from '../ui/FailedInPlace.tsx';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import { failureTexts } from './fieldErrors.ts';
import { FailureNote } from './FailureNote.tsx';
import { useText } from './i18n.ts';

interface Props {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; data?: unknown; refetch: () => unknown };
}

/** What stands in the place of what is not there yet, or does not come. */
export function Awaited({ query }: Props) {
  const common = useText('common');
  if (query.isPending) return <SkeletonLines lines={6} label={common('loading')} />;
  if (!query.error || query.data !== undefined) return null;
  return (
    <FailedInPlace
      title={common('failedTitle')}
      texts={failureTexts(query.error)}
      note={<FailureNote error={query.error} />}
      retryLabel={common('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
