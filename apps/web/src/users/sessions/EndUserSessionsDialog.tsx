import type { OpenSession } from '@portal/contract/sessions.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EndingDialog } from './EndingDialog.tsx';
import { nameOf } from '../nameOf.ts';
import { useDeviceName } from './useDeviceName.ts';
import { useRenewUserSessions } from '../users.queries.ts';

interface Props {
  user: StaffUser;
  /** The one to end; without it all of them. */
  session: OpenSession | undefined;
  onClose: (ended: boolean) => void;
}

/** Ends sessions of somebody; for administrators. */
export function EndUserSessionsDialog({ user, session, onClose }: Props) {
  const t = useText('users');
  const own = useText('accounts');
  const device = useDeviceName();
  const renew = useRenewUserSessions(user.id);
  const name = nameOf(user);
  if (!session) {
    return (
      <EndingDialog
        title={t('endAllTitle', { name })}
        submitLabel={t('endAll')}
        next={t('endAllText', { name })}
        end={async (idempotencyKey) => {
          const { ended } = await call('endUserSessions', { params: { id: user.id }, idempotencyKey });
          return t('ended', { name, count: ended });
        }}
        renew={renew}
        onClose={onClose}
      />
    );
  }
  return (
    <EndingDialog
      title={t('endOneTitle', { name })}
      submitLabel={own('endSession')}
      next={t('endOneText', { name, device: device(session.userAgent) })}
      end={async (idempotencyKey) => {
        await call('endUserSession', { params: { id: user.id, sessionId: session.id }, idempotencyKey });
        return t('ended', { name, count: 1 });
      }}
      renew={renew}
      onClose={onClose}
    />
  );
}
