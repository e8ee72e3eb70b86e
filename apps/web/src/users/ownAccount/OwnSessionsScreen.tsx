import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from '@portal/contract/sessions.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { ownSessionsQuery } from './ownSessions.queries.ts';
import { SessionList } from '../sessions/SessionList.tsx';

/** Where the user is signed in, and the power to end it. */
export function OwnSessionsScreen() {
  const t = useText('accounts');
  const common = useText('common');
  const { data: sessions = [], error, isPending, isFetching, refetch } = useQuery(ownSessionsQuery);
  const [asked, setAsked] = useState<{ session: OpenSession | undefined }>();
  const list = useRef<HTMLElement>(null);
  const hasOthers = sessions.some(({ current }) => !current);

  const close = (ended: boolean) => {
    setAsked(undefined);
    // The button that was pressed goes with its session.
    if (ended) list.current?.focus({ preventScroll: true });
  };
  return (
    <Screen
      title={t('sessionsTitle')}
      product={common('productName')}
      lead={t('sessionsLead')}
      actions={
        hasOthers && (
          <Button variant="default" onClick={() => setAsked({ session: undefined })}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <section ref={list} tabIndex={-1} aria-label={t('sessionsTitle')}>
        {isPending && <SkeletonLines lines={4} label={common('loading')} />}
        {sessions.length > 0 && <SessionList sessions={sessions} onEnd={(session) => setAsked({ session })} />}
        {sessions.length > 0 && !hasOthers && <p>{t('noOthers')}</p>}
      </section>
      {error && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
      {asked && <EndSessionsDialog session={asked.session} onClose={close} />}
    </Screen>
  );
}
