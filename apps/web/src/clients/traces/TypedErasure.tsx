import type { ReactNode } from 'react';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

interface Props {
  /** What the person is called here. */
  called: string;
  /** Either may be typed. */
  of: { name: string | null; email: string | null };
  stays: readonly ('audit' | 'payments' | 'figures')[];
  erase: (confirm: string, idempotencyKey: string) => Promise<unknown>;
  /** What is told when it was done. */
  told: 'erased' | 'eraseOrdered';
  onErased: () => void;
  onClose: () => void;
  /** What goes. */
  children: ReactNode;
}

/** What goes and what stays, and the name to be typed before it goes for good. */
export function TypedErasure({ called, of, stays, erase, told, onErased, onClose, children }: Props) {
  const t = useText('traces');
  const form = useKeyedForm({
    defaults: { confirm: '' },
    act: ({ confirm }, idempotencyKey) => erase(confirm, idempotencyKey),
    done() {
      onErased();
      showToast({ tone: 'done', text: t(told) });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('eraseTitle', { name: called })}
      submitLabel={t('eraseSubmit')}
      form={form}
      danger
      onClose={onClose}
    >
      {children}
      <p>{t('eraseStays')}</p>
      <ul>
        {stays.map((what) => (
          <li key={what}>{t(`eraseStays.${what}`)}</li>
        ))}
      </ul>
      <TextField
        control={form.form.control}
        name="confirm"
        label={t('eraseConfirm', { confirm: called })}
        check={(typed) => {
          const found = whyNotConfirm(typed, of.name, of.email);
          return found === undefined || problemText(found);
        }}
        isFirst
      />
    </UndraftedDialog>
  );
}
