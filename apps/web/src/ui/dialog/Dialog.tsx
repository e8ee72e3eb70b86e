import type { FormEvent, ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Failures } from '../states/Failures.tsx';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import { DialogFrame, type DialogSize } from './DialogFrame.tsx';
import classes from './Dialog.module.css';

interface Props {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  closeLabel: string;
  cancelLabel: string;
  /** The button says what it does. Without it there is nothing to do but close. */
  submitLabel?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy?: boolean;
  /** The act cannot be taken back. */
  danger?: boolean;
  /** What failed and belongs to no field. */
  failures?: readonly string[];
  /** What became of its subject meanwhile. */
  news?: ReactNode;
  /** Of what failed, in small print. */
  note?: ReactNode;
  /** Nothing in it can be changed now. */
  closed?: boolean;
  /** What it says of itself, above its buttons. */
  footnote?: ReactNode;
  children: ReactNode;
}

const NONE: readonly string[] = [];

/** A question with a form, whose buttons stay in sight however much there is to fill in. */
export function Dialog({
  title,
  size = 'medium',
  onClose,
  closeLabel,
  cancelLabel,
  submitLabel,
  onSubmit,
  busy = false,
  danger = false,
  failures = NONE,
  note,
  news,
  closed = false,
  footnote,
  children,
}: Props) {
  return (
    <DialogFrame title={title} size={size} closeLabel={closeLabel} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <fieldset className={classes.fields} disabled={closed}>
          {children}
        </fieldset>
        {news}
        {failures.length > 0 && <Failures texts={failures} note={note} />}
        <footer className={classes.footer}>
          <ToastPlace />
          {footnote}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose} data-harmless={danger || undefined}>
              {cancelLabel}
            </Button>
            {submitLabel !== undefined && (
              <Button type="submit" loading={busy} {...(danger ? { color: 'red.8' } : {})}>
                {submitLabel}
              </Button>
            )}
          </div>
        </footer>
      </form>
    </DialogFrame>
  );
}
