import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { late, lateOver } from '../../platform/late/late.tsx';
import { TipLayer } from '../../ui/tips/TipLayer.tsx';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Navigation } from '../navigation/Navigation.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OpenScreen } from './OpenScreen.tsx';
import { TopBar } from '../topBar/TopBar.tsx';
import { useUnexpectedNotices } from './useUnexpectedNotices.ts';
import { screenAt, useMenu } from '../navigation/menu.ts';
import { useNarrowMenu } from '../navigation/useNarrowMenu.ts';
import classes from './Frame.module.css';

const PhoneMenu = lateOver(() => import('../navigation/PhoneMenu.tsx'));

const { Component: StandInNotice } = late(async () => ({
  default: (await import('./StandInNotice.tsx')).StandInNotice,
}));

/** Menu at the left, bar at the top, the open screen beside them. */
export function Frame() {
  const t = useText('shell');
  const common = useText('common');
  const { me } = useSignedIn();
  const { pathname } = useLocation();
  const { key } = screenAt(useMenu(), pathname);
  useUnexpectedNotices();
  const content = useRef<HTMLElement>(null);
  const [narrow, setNarrow] = useNarrowMenu();
  // The path at which the phone's menu was opened: it closes by itself where another is gone to.
  const [menuAt, setMenuAt] = useState<string>();

  return (
    <div className={classes.frame} data-narrow={narrow}>
      <a
        className={classes.skip}
        data-behind
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {t('skipToContent')}
      </a>
      <TopBar narrow={narrow} onNarrow={setNarrow} onOpenMenu={() => setMenuAt(pathname)} />
      <aside className={classes.side}>
        <Navigation narrow={narrow} />
      </aside>
      {menuAt === pathname && <PhoneMenu onClose={() => setMenuAt(undefined)} />}
      <div className={classes.column}>
        <OfflineBanner />
        <DemoNotice />
        {me.standsInFor.length > 0 && <StandInNotice />}
        <BulkBar />
        {/* Another screen or role starts afresh: at the top, and even after a failure. */}
        <main key={`${key} ${me.active?.id}`} id="content" ref={content} className={classes.content} tabIndex={-1}>
          <ErrorBoundary>
            <OpenScreen />
          </ErrorBoundary>
        </main>
      </div>
      <TipLayer />
      <Toasts label={common('notices')} dismissLabel={common('dismiss')} />
    </div>
  );
}
