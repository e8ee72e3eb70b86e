import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { failureNote } from '../../platform/failures/FailureNote.tsx';
import { onceBack } from '../../platform/network/connection.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ConnectionFailure, isRefusal } from '../../platform/network/refusals.ts';
import classes from './CardDrawer.module.css';

interface Props {
  /** Nothing where the question waits for the connection. */
  error: Error | null;
  onRetry: () => unknown;
  busy: boolean;
  onClose: () => void;
}

/** The application could not be shown: why, and the way on. What comes back with the connection is asked for by itself. */
export function DrawerFailure({ error, onRetry, busy, onClose }: Props) {
  const t = useText('applicationDetail');
  const isDeleted = isRefusal(error, 'application.deleted');
  const isMissing = isDeleted || isRefusal(error, 'http.notFound');
  const isOffline = error === null || error instanceof ConnectionFailure;
  useEffect(() => (isOffline ? onceBack(() => void onRetry()) : undefined), [isOffline, onRetry]);
  const texts = isDeleted
    ? failureTexts(error)
    : isMissing
      ? [t('drawer.notFound')]
      : isOffline
        ? [t('drawer.offline')]
        : [t('drawer.failed'), ...failureTexts(error)];
  return (
    <div className={classes.failure}>
      <div role="alert">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {isMissing ? (
        <Button onClick={onClose}>{t('drawer.toBoard')}</Button>
      ) : (
        <Button variant="default" loading={busy && !isOffline} onClick={() => void onRetry()}>
          {t('drawer.retry')}
        </Button>
      )}
      {error && !isMissing && failureNote(error)}
    </div>
  );
}
