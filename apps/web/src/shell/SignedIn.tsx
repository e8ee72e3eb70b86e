import { useEffect, useMemo, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { actorOf, SignedInContext } from '../platform/session/actor.ts';
import { onceBack } from '../platform/network/connection.ts';
import { dropDraftsOfOthers } from '../platform/drafts/drafts.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { followProfile, useText } from '../platform/texts/i18n.ts';
import { queryClient } from '../platform/network/queryClient.ts';
import { FirstPaint } from './firstPaint/FirstPaint.tsx';
import { OpenPage } from './frame/OpenPage.tsx';
import { meQuery } from './me.queries.ts';
import { useRights } from './useRights.ts';
import { MenuContext, useMenu, type Menu } from './navigation/menu.ts';
import classes from './FullPage.module.css';
import '../ui/mantineFrame.css';

/** The frame with its user; until both are there, the first shapes. */
export function SignedIn({ menu }: { menu: Menu }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MenuContext value={menu}>
        <WithUser />
      </MenuContext>
    </QueryClientProvider>
  );
}

const AGAIN_MS = 15_000;

function WithUser() {
  const t = useText('common');
  useText('stages');
  const {
    data: me,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...meQuery,
    // Before there is a frame nothing else looks whether the connection is back.
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? AGAIN_MS : false),
  });
  const signedIn = useMemo(() => me && { me, actor: actorOf(me) }, [me]);
  const { NeededFactor } = useMenu();
  // Set up, it stays until the recovery codes were read.
  const [settingUp, setSettingUp] = useState(false);
  if (me?.secondFactorNeeded && !settingUp) setSettingUp(true);
  // Meanwhile no stream is open: it begins anew, with rights.
  useRights(settingUp ? undefined : me);
  const profileLanguage = me?.language.slug;
  const userId = me?.id;

  useEffect(() => {
    if (userId !== undefined) dropDraftsOfOthers(userId);
  }, [userId]);
  useEffect(() => (error ? onceBack(() => void refetch()) : undefined), [error, refetch]);

  useEffect(() => {
    if (profileLanguage) void followProfile(profileLanguage);
  }, [profileLanguage]);

  if (signedIn) {
    return (
      <SignedInContext value={signedIn}>
        {settingUp ? <NeededFactor onDone={() => setSettingUp(false)} /> : <OpenPage />}
      </SignedInContext>
    );
  }
  if (!error) return <FirstPaint />;
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t('productName')}</VisuallyHidden>
      <FailedReading error={error} onRetry={refetch} busy={isFetching} />
    </main>
  );
}
