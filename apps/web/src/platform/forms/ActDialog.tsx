import { useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { DraftNotice } from './DraftNotice.tsx';
import type { ActForm } from './useActForm.ts';
import { WaitingNotice } from './WaitingNotice.tsx';
import classes from './ActDialog.module.css';

interface Props {
  title: string;
  hint?: string;
  submit: string;
  danger?: boolean;
  form: ActForm;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog that acts. What waits for the connection is not closed without a question. */
export function ActDialog({ title, hint, submit, danger = false, form, onClose, children }: Props) {
  const common = useText('common');
  const t = useText('forms');
  const { failures, wait, giveUp, draft } = form;
  const [asking, setAsking] = useState(false);
  const waits = wait?.is === 'waiting';

  const leave = () => {
    giveUp();
    if (wait?.mayHaveArrived) showToast({ tone: 'failed', text: t('leftUnsure', { title }) });
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={waits ? () => setAsking(!asking) : onClose}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={submit}
      onSubmit={(event) => void form.submit(event)}
      busy={form.pending || waits}
      closed={waits}
      footnote={
        <WaitingNotice wait={wait} asking={asking} onStop={giveUp} onLeave={leave} onStay={() => setAsking(false)} />
      }
      danger={danger}
      {...(failures && { failures: failures.texts, note: failureNote(failures.error) })}
    >
      <DraftNotice found={draft.found} hasFile={form.hasFile} onDiscard={draft.empty} />
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </Dialog>
  );
}
