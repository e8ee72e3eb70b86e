import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { FailedInPlace } from '../../ui/states/FailedInPlace.tsx';
import { failureTexts } from '../texts/fieldErrors.ts';
import { isRefusal } from '../network/refusals.ts';
import { FailureNote } from './FailureNote.tsx';
import { useText } from '../texts/i18n.ts';

interface Props {
  /** What could not be read; without it only that something could not. */
  title?: string;
  error: unknown;
  onRetry: () => unknown;
  busy: boolean;
}

/** What stands in the place of what could not be read: why, whom to tell, and the way to try again; of what is not there the way back. */
export function FailedReading({ title, error, onRetry, busy }: Props) {
  const common = useText('common');
  const shell = useText('shell');
  // Trying again helps nobody, and its number tells nobody anything: the way back does.
  if (isRefusal(error, 'http.notFound')) {
    return (
      <EmptyState
        icon={<IconFileUnknown size={28} stroke={1.5} />}
        title={failureTexts(error).join(' ')}
        action={
          <Button component={Link} to="/" variant="default">
            {shell('goToStart')}
          </Button>
        }
      />
    );
  }
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
