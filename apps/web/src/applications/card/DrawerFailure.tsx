import { Button } from '@mantine/core';
import { useText } from '../../platform/i18n.ts';
import { isRefusal } from '../../platform/refusals.ts';
import classes from './CardDrawer.module.css';

/** The application could not be shown; what is not there, or out of reach, is not tried again. */
export function DrawerFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('applicationDetail');
  const missing = isRefusal(error, 'http.notFound');
  return (
    <div className={classes.failure} role="alert">
      <p>{missing ? t('drawer.notFound') : t('drawer.failed')}</p>
      {!missing && (
        <Button variant="default" onClick={onRetry}>
          {t('drawer.retry')}
        </Button>
      )}
    </div>
  );
}
