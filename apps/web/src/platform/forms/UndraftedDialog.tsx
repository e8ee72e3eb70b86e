import type { ReactNode } from 'react';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import type { useKeyedForm } from './useKeyedForm.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogSize } from '../../ui/dialog/DialogFrame.tsx';

interface Props {
  title: string;
  /** Nothing while it is not known what could be done. */
  submitLabel: string | undefined;
  /** What happens next. */
  next?: string;
  form: Pick<ReturnType<typeof useKeyedForm>, 'submit' | 'failures' | 'pending'>;
  danger?: boolean;
  size?: DialogSize;
  onClose: () => void;
  children?: ReactNode;
}

/** The frame of a dialog that asks for a secret or for a word only: nothing typed in it is kept. */
export function UndraftedDialog({
  title,
  submitLabel,
  next,
  form,
  danger = false,
  size = 'small',
  onClose,
  children,
}: Props) {
  const common = useText('common');
  const { submit, failures, pending } = form;
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={submitLabel}
      onSubmit={(event) => void submit(event)}
      busy={pending}
      danger={danger}
      {...(failures && { failures: failures.texts, note: failureNote(failures.error) })}
    >
      {next !== undefined && <p>{next}</p>}
      {children}
    </Dialog>
  );
}
