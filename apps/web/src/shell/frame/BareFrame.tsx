import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { TipLayer } from '../../ui/tips/TipLayer.tsx';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OpenScreen } from './OpenScreen.tsx';
import { useUnexpectedNotices } from './useUnexpectedNotices.ts';
import classes from './BareFrame.module.css';

/** A screen that has the whole window: what it says of the connection and of acts stands as in the frame. */
export function BareFrame() {
  const common = useText('common');
  const { me } = useSignedIn();
  useUnexpectedNotices();
  return (
    <div className={classes.page}>
      <OfflineBanner />
      <main key={me.active?.id} className={classes.content}>
        <ErrorBoundary>
          <OpenScreen />
        </ErrorBoundary>
      </main>
      <TipLayer />
      <Toasts label={common('notices')} dismissLabel={common('dismiss')} />
    </div>
  );
}
