import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useResendActivation } from './clients.queries.ts';

/** Mails the activation of an account again and says how that ended. */
export function useResending() {
  const t = useText('clients');
  const { mutateAsync, isPending } = useResendActivation();
  const resend = async ({ id, email }: { id: number; email: string }) => {
    try {
      await mutateAsync(id);
      showToast({ tone: 'done', text: t('resent', { email }) });
    } catch (error) {
      const text = [t('notResent', { email }), ...failureTexts(error)].join(' ');
      showToast({ tone: 'failed', text, note: failureNote(error) });
    }
  };
  return { resend, isPending };
}
