import type { FormEvent, ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Failures } from '../states/Failures.tsx';
import { useFocusBack } from './useFocusBack.ts';
import classes from './Dialog.module.css';

interface Props {
  title: string;
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
  /** Of what failed, in small print. */
  note?: ReactNode;
  /** Nothing in it can be changed now. */
  closed?: boolean;
  /** What it says of itself, above its buttons. */
  footnote?: ReactNode;
  children: ReactNode;
}

const NONE: readonly string[] = [];

/** A question with a form; fills the screen on a phone. It exists only while it is open. */
export function Dialog({
  title,
  onClose,
  closeLabel,
  cancelLabel,
  submitLabel,
  onSubmit,
  busy = false,
  danger = false,
  failures = NONE,
  note,
  closed = false,
  footnote,
  children,
}: Props) {
  const isPhone = useMediaQuery('(max-width: 36em)');
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      fullScreen={isPhone ?? false}
      centered
      // The frame never scrolls, and the lock writes a style element that the security policy refuses.
      lockScroll={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <fieldset className={classes.fields} disabled={closed}>
          {children}
        </fieldset>
        {failures.length > 0 && <Failures texts={failures} note={note} />}
        {footnote}
        <footer className={classes.footer}>
          <Button variant="default" onClick={onClose}>
            {cancelLabel}
          </Button>
          {submitLabel !== undefined && (
            <Button type="submit" loading={busy} {...(danger ? { color: 'red.8' } : {})}>
              {submitLabel}
            </Button>
          )}
        </footer>
      </form>
    </Modal>
  );
}
