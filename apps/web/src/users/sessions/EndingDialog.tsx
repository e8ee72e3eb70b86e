import { useText } from '../../platform/texts/i18n.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

interface Props {
  title: string;
  submitLabel: string;
  /** What happens next. */
  next: string;
  /** Ends one session or several, and says that it did. */
  end: (idempotencyKey: string) => Promise<string>;
  /** Shows the sessions that are left. */
  renew: () => Promise<void>;
  /** `ended` where what was asked for is so now. */
  onClose: (ended: boolean) => void;
}

/** A session that was ended does not come back, so it is asked for in words. One that had ended already is no failure. */
export function EndingDialog({ title, submitLabel, next, end, renew, onClose }: Props) {
  const t = useText('accounts');
  const tell = (text: string) => {
    showToast({ tone: 'done', text });
    void renew();
    onClose(true);
  };
  const act = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => tell(await end(idempotencyKey)),
    done: () => undefined,
    caught: (error) => {
      const isGone = isRefusal(error, 'http.notFound');
      if (isGone) tell(t('sessionGone'));
      return isGone;
    },
  });
  return (
    <UndraftedDialog
      title={title}
      submitLabel={submitLabel}
      next={next}
      form={act}
      danger
      onClose={() => onClose(false)}
    />
  );
}
