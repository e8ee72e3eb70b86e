import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { Writing } from '../boardAddress.ts';
import { focusNotes } from './focusNotes.ts';

interface Props {
  kind: Writing;
  /** What the toast is about. */
  subject: string;
  words: Readonly<Record<'title' | 'text' | 'submit' | 'removed', string>>;
  remove: (idempotencyKey: string) => Promise<unknown>;
  renew: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a note or a reference goes for good, with its earlier texts. */
export function RemovalDialog({ kind, subject, words, remove, renew, onClose }: Props) {
  const form = useKeyedForm({
    defaults: {},
    act: (_, idempotencyKey) => remove(idempotencyKey),
    done: () => {
      showToast({ tone: 'done', subject, text: words.removed });
      onClose();
      void renew().then(() => focusNotes(kind));
    },
  });
  return (
    <UndraftedDialog
      title={words.title}
      submitLabel={words.submit}
      next={words.text}
      form={form}
      danger
      onClose={onClose}
    />
  );
}
