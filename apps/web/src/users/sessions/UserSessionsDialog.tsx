import { useState } from 'react';
import type { OpenSession } from '@portal/contract/sessions.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EndUserSessionsDialog } from './EndUserSessionsDialog.tsx';
import { nameOf } from '../nameOf.ts';
import { UserSessionList } from './UserSessionList.tsx';
import { useUserSessions } from '../users.queries.ts';

/** Where somebody is signed in, and the power to end one session or all; for administrators. */
export function UserSessionsDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useText('users');
  const common = useText('common');
  const { data: sessions } = useUserSessions(user.id);
  const [asked, setAsked] = useState<{ session: OpenSession | undefined }>();
  const hasSome = sessions !== undefined && sessions.length > 0;
  if (asked) {
    const { session } = asked;
    // After one the rest is seen again; after all nothing is left to see.
    const close = (ended: boolean) => (ended && !session ? onClose() : setAsked(undefined));
    return <EndUserSessionsDialog user={user} session={session} onClose={close} />;
  }
  return (
    <Dialog
      title={t('sessionsOf', { name: nameOf(user) })}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      {...(hasSome && { submitLabel: t('endAll') })}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked({ session: undefined });
      }}
      danger
    >
      <UserSessionList user={user} onEnd={(session) => setAsked({ session })} />
    </Dialog>
  );
}
