import type { ReactNode } from 'react';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import { textsOfFailure } from './saving/textsOfFailure.ts';
import type { useKeyedForm } from './useKeyedForm.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogSize } from '../../ui/dialog/DialogFrame.tsx';

interface Props {
  title: string;
  /** Nothing while it is not known what could be done. */
  submitLabel: string | undefined;
  /** What happens next. */
  next?: string;
  /** What could not be done, where the server failed. */
  notDone?: string;
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
  notDone,
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
      {...(failures && { failures: textsOfFailure(failures, notDone), note: failureNote(failures.error) })}
    >
      {next !== undefined && <p>{next}</p>}
      {children}
    </Dialog>
  );
}
