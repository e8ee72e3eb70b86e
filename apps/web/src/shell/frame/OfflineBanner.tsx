import { useEffect, useSyncExternalStore } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { isReached, onConnectionChange } from '../../platform/network/connection.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { meQuery } from '../me.queries.ts';
import classes from './OfflineBanner.module.css';

const AGAIN_MS = 15_000;

/** Says that the connection is gone, and looks now and then whether it is back. */
export function OfflineBanner() {
  const t = useText('shell');
  const reached = useSyncExternalStore(onConnectionChange, isReached);
  const queries = useQueryClient();

  useEffect(() => {
    if (reached) return undefined;
    const look = () => void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    const timer = setInterval(look, AGAIN_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      // Back again: what is on the screen may be old.
      void queries.invalidateQueries();
    };
  }, [reached, queries]);

  return (
    <output className={classes.place}>
      {!reached && (
        <span className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
