import type { FormEvent, ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './Dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  closeLabel: string;
  cancelLabel: string;
  /** The button says what it does. */
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy?: boolean;
  /** The act cannot be taken back. */
  danger?: boolean;
  /** What failed and belongs to no field. */
  failures?: readonly string[];
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
  children,
}: Props) {
  const isPhone = useMediaQuery('(max-width: 36em)');
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
        {children}
        {failures.length > 0 && (
          <div className={classes.failures} role="alert">
            {failures.map((failure) => (
              <p key={failure}>{failure}</p>
            ))}
          </div>
        )}
        <footer className={classes.footer}>
          <Button variant="default" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" loading={busy} {...(danger ? { color: 'red.8' } : {})}>
            {submitLabel}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
