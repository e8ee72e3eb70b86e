import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { currentToastPlace, currentToasts, dismissAllToasts, dismissToast, onToasts, type Toast } from './toasts.ts';
import classes from './Toasts.module.css';

const USUAL_MS = 6_000;
const MARKS = { done: IconCircleCheck, failed: IconAlertTriangle, waiting: IconClock } as const;

/** The place of all notices: a region that is read aloud as notices come. While a dialog is open they stand in that. */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const place = useSyncExternalStore(onToasts, currentToastPlace);
  useEffect(() => dismissAllToasts, []);
  const notices = toasts.map((toast) => <Notice key={toast.id} toast={toast} dismissLabel={dismissLabel} />);
  return (
    <section className={classes.place} aria-label={label} aria-live="polite" aria-relevant="additions">
      {place ? createPortal(notices, place) : notices}
    </section>
  );
}

function Notice({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { id, text, tone, note, action } = toast;
  const [held, setHeld] = useState(false);
  const stays = toast.forMs ?? (tone === 'failed' ? undefined : USUAL_MS);

  useEffect(() => {
    // Who points at it or has the focus in it may take the time.
    if (stays === undefined || held) return undefined;
    const timer = setTimeout(() => dismissToast(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, held]);

  const Mark = MARKS[tone];
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Mark className={classes.mark} size={20} aria-hidden />
      <div className={classes.text}>
        <p>{text}</p>
        {note !== undefined && <div className={classes.note}>{note}</div>}
      </div>
      {action && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton className={classes.dismiss} aria-label={dismissLabel} onClick={() => dismissToast(id)} />
    </div>
  );
}
