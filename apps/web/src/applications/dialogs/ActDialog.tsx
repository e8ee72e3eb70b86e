import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { failureCodes } from '../../platform/fieldErrors.ts';
import { useText } from '../../platform/i18n.ts';
import type { useActForm } from './useActForm.ts';
import classes from './ActDialog.module.css';

interface Props {
  title: string;
  hint?: string;
  submit: string;
  danger?: boolean;
  form: Pick<ReturnType<typeof useActForm>, 'submit' | 'failures' | 'pending'>;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs upon an application. */
export function ActDialog({ title, hint, submit, danger = false, form, onClose, children }: Props) {
  const common = useText('common');
  const { failures } = form;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={submit}
      onSubmit={(event) => void form.submit(event)}
      busy={form.pending}
      danger={danger}
      failures={failures ? [...failures.texts, common('codeNote', { codes: failureCodes(failures.error) })] : []}
    >
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </Dialog>
  );
}
