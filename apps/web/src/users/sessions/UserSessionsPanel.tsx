import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { OpenSession } from '@portal/contract/sessions.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { EndUserSessionsDialog } from './EndUserSessionsDialog.tsx';
import { UserSessionList } from './UserSessionList.tsx';
import { useUserSessions } from '../users.queries.ts';
import classes from './UserSessionsPanel.module.css';

/** The sessions of the person in the form; for administrators. */
export function UserSessionsPanel({ user }: { user: StaffUser }) {
  const t = useText('users');
  const { data: sessions = [] } = useUserSessions(user.id);
  const [asked, setAsked] = useState<{ session: OpenSession | undefined }>();
  const place = useRef<HTMLDivElement>(null);
  const close = (ended: boolean) => {
    setAsked(undefined);
    // The button that was pressed goes with its session.
    if (ended) place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Panel title={t('sessions')}>
        <UserSessionList user={user} onEnd={(session) => setAsked({ session })} />
        {sessions.length > 0 && (
          <Button variant="default" className={classes.all ?? ''} onClick={() => setAsked({ session: undefined })}>
            {t('endAll')}
          </Button>
        )}
      </Panel>
      {asked && <EndUserSessionsDialog user={user} session={asked.session} onClose={close} />}
    </div>
  );
}
