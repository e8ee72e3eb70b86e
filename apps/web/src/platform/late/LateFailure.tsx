import { useEffect, useId, useRef } from 'react';
import { Button } from '@mantine/core';
import { onceBack } from '../network/connection.ts';
import { FailureNote } from '../failures/FailureNote.tsx';
import { textNow } from '../texts/i18n.ts';
import classes from './LateFailure.module.css';

interface Props {
  onRetry?: () => void;
  /** Instead of `onRetry`: the code came, and failed while it was shown. */
  error?: unknown;
  /** Of a part that lies over the screen. */
  onClose?: () => void;
}

/** What failed, that nothing typed elsewhere is lost, and the ways on. It tries again by itself when the network is back. */
export function LateFailure({ onRetry, error, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => (onRetry ? onceBack(onRetry) : undefined), [onRetry]);

  const title = onRetry ? textNow('common', 'lateTitle') : textNow('shell', 'crashTitle');
  const said = (
    <>
      <p id={heading} className={classes.title}>
        {title}
      </p>
      <p className={classes.text}>{onRetry ? textNow('common', 'lateText') : textNow('shell', 'crashText')}</p>
    </>
  );
  const ways = (
    <>
      <div className={classes.ways}>
        {onRetry && <Button onClick={onRetry}>{textNow('common', 'retry')}</Button>}
        {/* Some browsers remember that a file failed until the page is loaded anew. */}
        <Button variant="default" onClick={() => location.reload()}>
          {textNow('common', 'reload')}
        </Button>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {textNow('common', 'close')}
          </Button>
        )}
      </div>
      {error !== undefined && <FailureNote error={error} />}
    </>
  );
  if (!onClose) {
    return (
      <div className={classes.place}>
        <div role="alert">{said}</div>
        {ways}
      </div>
    );
  }
  return (
    <dialog
      ref={dialog}
      className={classes.over}
      role="alertdialog"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A drawer or dialog below would hear the key too, and close.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {said}
      {ways}
    </dialog>
  );
}
