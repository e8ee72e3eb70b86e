import { useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogSize } from '../../ui/dialog/DialogFrame.tsx';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldWordsContext, newFieldWords } from './fields/fieldWords.ts';
import type { ActForm } from './useActForm.ts';
import { WaitingNotice } from './WaitingNotice.tsx';
import classes from './ActDialog.module.css';

interface Props {
  title: string;
  size?: DialogSize;
  hint?: string;
  /** Without it there is nothing to do but close. */
  submit: string | undefined;
  danger?: boolean;
  form: ActForm;
  /** Told in the place of what failed. */
  news?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog that acts. What others changed is told in it; what waits for the connection is not closed without a question. */
export function ActDialog({
  title,
  size = 'medium',
  hint,
  submit,
  danger = false,
  form,
  news,
  onClose,
  children,
}: Props) {
  const common = useText('common');
  const t = useText('forms');
  const { failures, wait, giveUp, draft } = form;
  const [asking, setAsking] = useState(false);
  const waits = wait?.is === 'waiting';
  const [words] = useState(newFieldWords);
  const told = news ?? (draft.changed && <ChangedMeanwhile changed={draft.changed} onTake={draft.empty} />);

  const leave = () => {
    giveUp();
    if (wait?.mayHaveArrived) showToast({ tone: 'failed', text: t('leftUnsure', { title }) });
    onClose();
  };
  return (
    <FieldWordsContext value={words}>
      <Dialog
        title={title}
        size={size}
        onClose={waits ? () => setAsking(!asking) : onClose}
        closeLabel={common('close')}
        cancelLabel={common(submit === undefined ? 'close' : 'cancel')}
        submitLabel={submit}
        onSubmit={(event) => void form.submit(event)}
        busy={form.pending || waits}
        closed={waits}
        footnote={
          <WaitingNotice wait={wait} asking={asking} onStop={giveUp} onLeave={leave} onStay={() => setAsking(false)} />
        }
        danger={danger}
        news={told}
        {...(failures && told === undefined && { failures: failures.texts, note: failureNote(failures.error) })}
      >
        <DraftNotice found={draft.found} hasFile={form.hasFile} onDiscard={draft.empty} />
        {hint && <p className={classes.hint}>{hint}</p>}
        {children}
      </Dialog>
    </FieldWordsContext>
  );
}
