import type { OpenSession } from '@portal/contract/users.ts';
import { call } from '../platform/api.ts';
import { useText } from '../platform/i18n.ts';
import { isRefusal } from '../platform/refusals.ts';
import { useKeyedForm } from '../platform/useKeyedForm.ts';
import { showToast } from '../ui/toasts.ts';
import { ActWithoutDraft } from '../platform/forms/ActWithoutDraft.tsx';
import { renewOwnSessions } from './ownSessions.queries.ts';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  /** The one to end; without it all but the present one. */
  session: OpenSession | undefined;
  /** `ended` where what was asked for is so now. */
  onClose: (ended: boolean) => void;
}

/** A session that was ended does not come back, so it is asked for in words. */
export function EndSessionsDialog({ session, onClose }: Props) {
  const t = useText('accounts');
  const device = useDeviceName();
  const tell = (text: string) => {
    showToast({ tone: 'done', text });
    void renewOwnSessions();
    onClose(true);
  };
  const act = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => {
      if (session) {
        await call('endOwnSession', { params: { sessionId: session.id }, idempotencyKey });
        return tell(t('sessionEnded'));
      }
      const { ended: count } = await call('endOtherSessions', { idempotencyKey });
      return tell(t('othersEnded', { count }));
    },
    done: () => undefined,
    caught: (error) => {
      const isGone = session !== undefined && isRefusal(error, 'http.notFound');
      if (isGone) tell(t('sessionGone'));
      return isGone;
    },
  });
  return (
    <ActWithoutDraft
      title={session ? t('endSessionTitle') : t('endOthersTitle')}
      submitLabel={session ? t('endSession') : t('endOthers')}
      next={session ? t('endSessionText', { device: device(session.userAgent) }) : t('endOthersText')}
      form={act}
      danger
      onClose={() => onClose(false)}
    />
  );
}
