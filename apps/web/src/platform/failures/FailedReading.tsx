import { FailedInPlace } from '../../ui/states/FailedInPlace.tsx';
import { failureTexts } from '../texts/fieldErrors.ts';
import { FailureNote } from './FailureNote.tsx';
import { useText } from '../texts/i18n.ts';

interface Props {
  /** What could not be read; without it only that something could not. */
  title?: string;
  error: unknown;
  onRetry: () => unknown;
  busy: boolean;
}

/** What stands in the place of what could not be read: why, whom to tell, and the way to try again. */
export function FailedReading({ title, error, onRetry, busy }: Props) {
  const common = useText('common');
  return (
    <FailedInPlace
      title={title ?? common('failedTitle')}
      texts={failureTexts(error)}
      note={<FailureNote error={error} />}
      retryLabel={common('retry')}
      onRetry={() => void onRetry()}
      busy={busy}
    />
  );
}
