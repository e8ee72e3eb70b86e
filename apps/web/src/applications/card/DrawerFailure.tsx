import { Button } from '@mantine/core';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { FailureNote } from '../../platform/failures/FailureNote.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import classes from './CardDrawer.module.css';

/** The application could not be shown; what is not there, or out of reach, is not tried again. */
export function DrawerFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('applicationDetail');
  const missing = isRefusal(error, 'http.notFound');
  return (
    <div className={classes.failure}>
      <div role="alert">
        <p>{missing ? t('drawer.notFound') : t('drawer.failed')}</p>
        {!missing && failureTexts(error).map((text) => <p key={text}>{text}</p>)}
      </div>
      {!missing && (
        <Button variant="default" onClick={onRetry}>
          {t('drawer.retry')}
        </Button>
      )}
      {!missing && <FailureNote error={error} />}
    </div>
  );
}
