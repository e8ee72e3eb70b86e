import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { useText } from '../texts/i18n.ts';
import type { Wait } from './useSending.ts';
import classes from './Notices.module.css';

interface Props {
  wait: Wait | undefined;
  /** Somebody wants to close what waits, and is asked whether. */
  asking: boolean;
  onStop: () => void;
  onLeave: () => void;
  onStay: () => void;
}

/** What waits for the connection and is sent by itself, and the ways to stop that. */
export function WaitingNotice({ wait, asking, onStop, onLeave, onStay }: Props) {
  const t = useText('forms');
  const stop = useRef<HTMLButtonElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const waits = wait?.is === 'waiting';

  const stopped = wait?.is === 'stopped';

  // The fields that had the focus are closed while the form waits, a question wants its answer, and buttons go.
  useEffect(() => {
    if (waits) (asking ? stay : stop).current?.focus();
    else if (stopped) said.current?.focus();
  }, [waits, stopped, asking]);

  const end = wait?.mayHaveArrived ? t('stoppedUnsure') : t('stopped');
  return (
    <div className={wait ? classes.notice : classes.silent}>
      <output ref={said} tabIndex={-1}>
        {wait && (waits ? t(asking ? 'leaveWaiting' : 'waiting') : end)}
      </output>
      {waits && (
        <div className={classes.ways}>
          {asking ? (
            <>
              <Button ref={stay} size="compact-sm" variant="default" onClick={onStay}>
                {t('keepWaiting')}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={onLeave}>
                {t('stopAndClose')}
              </Button>
            </>
          ) : (
            <Button ref={stop} size="compact-sm" variant="default" onClick={onStop}>
              {t('stop')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
