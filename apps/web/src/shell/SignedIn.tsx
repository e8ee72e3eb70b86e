import { useEffect, useMemo } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { actorOf, SignedInContext } from '../platform/actor.ts';
import { failureCodes, failureTexts } from '../platform/fieldErrors.ts';
import { followProfile, useText } from '../platform/i18n.ts';
import { queryClient } from '../platform/queries.ts';
import { FailedInPlace } from '../ui/FailedInPlace.tsx';
import { FirstPaint } from './FirstPaint.tsx';
import { Frame } from './Frame.tsx';
import { meQuery } from './me.queries.ts';
import { MenuContext, type Menu } from './screens.ts';
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

function WithUser() {
  const t = useText('common');
  useText('stages');
  const { data: me, error, refetch, isFetching } = useQuery(meQuery);
  const signedIn = useMemo(() => me && { me, actor: actorOf(me) }, [me]);
  const profileLanguage = me?.language.slug;

  useEffect(() => {
    if (profileLanguage) void followProfile(profileLanguage);
  }, [profileLanguage]);

  if (signedIn) {
    return (
      <SignedInContext value={signedIn}>
        <Frame />
      </SignedInContext>
    );
  }
  if (!error) return <FirstPaint />;
  return (
    <FailedInPlace
      title={t('failedTitle')}
      texts={failureTexts(error)}
      note={t('codeNote', { codes: failureCodes(error) })}
      retryLabel={t('retry')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
