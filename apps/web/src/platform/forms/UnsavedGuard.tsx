import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useText } from '../texts/i18n.ts';
import { countAsUnsent } from '../drafts/unsavedInput.ts';

interface Props {
  isUnsaved: () => boolean;
  /** What was typed is given up. */
  onLeave: () => void;
}

/** Asks before another screen is gone to while something typed is not saved. A session that ended is not held back. */
export function UnsavedGuard({ isUnsaved, onLeave }: Props) {
  const t = useText('forms');
  const common = useText('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !/\/login\/?$/.test(nextLocation.pathname) && isUnsaved(),
  );
  useEffect(() => countAsUnsent(isUnsaved), [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('unsavedTitle')}
      size="small"
      onClose={blocker.reset}
      closeLabel={common('close')}
      cancelLabel={t('unsavedStay')}
      submitLabel={t('unsavedLeave')}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave();
        blocker.proceed();
      }}
      danger
    >
      <p>{t('unsavedText')}</p>
    </Dialog>
  );
}
