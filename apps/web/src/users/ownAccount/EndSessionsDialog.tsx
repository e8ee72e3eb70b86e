import type { OpenSession } from '@portal/contract/sessions.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EndingDialog } from '../sessions/EndingDialog.tsx';
import { renewOwnSessions } from './ownSessions.queries.ts';
import { useDeviceName } from '../sessions/useDeviceName.ts';

interface Props {
  /** The one to end; without it all but the present one. */
  session: OpenSession | undefined;
  onClose: (ended: boolean) => void;
}

/** Ends sessions of the own account. */
export function EndSessionsDialog({ session, onClose }: Props) {
  const t = useText('accounts');
  const device = useDeviceName();
  if (!session) {
    return (
      <EndingDialog
        title={t('endOthersTitle')}
        submitLabel={t('endOthers')}
        next={t('endOthersText')}
        end={async (idempotencyKey) => {
          const { ended: count } = await call('endOtherSessions', { idempotencyKey });
          return t('othersEnded', { count });
        }}
        renew={renewOwnSessions}
        onClose={onClose}
      />
    );
  }
  return (
    <EndingDialog
      title={t('endSessionTitle')}
      submitLabel={t('endSession')}
      next={t('endSessionText', { device: device(session.userAgent) })}
      end={async (idempotencyKey) => {
        await call('endOwnSession', { params: { sessionId: session.id }, idempotencyKey });
        return t('sessionEnded');
      }}
      renew={renewOwnSessions}
      onClose={onClose}
    />
  );
}
