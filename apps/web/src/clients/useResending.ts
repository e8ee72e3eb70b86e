import { call } from '../platform/network/api.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';

/** Mails the activation of an account again. */
export function useResending() {
  const t = useText('clients');
  return useQuickAct({
    act: ({ id }: { id: number; email: string }) => call('resendActivation', { params: { id } }),
    done: ({ email }) => t('resent', { email }),
    failed: ({ email }) => t('notResent', { email }),
  });
}
