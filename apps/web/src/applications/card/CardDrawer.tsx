import { useEffect, useRef } from 'react';
import { CloseButton } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import type { Tab } from '../boardAddress.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { useApplication } from '../applications.queries.ts';
import { CardDetail } from './CardDetail.tsx';
import { DrawerFailure } from './DrawerFailure.tsx';
import { DrawerSkeleton } from './DrawerSkeleton.tsx';
import classes from './CardDrawer.module.css';

interface Props {
  id: number;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onDialog: (dialog: OpenDialog) => void;
  onClose: () => void;
}

/** One application beside the board, or over the whole screen on a phone. The board stays usable. */
export default function CardDrawer({ id, tab, onTab, onDialog, onClose }: Props) {
  const t = useText('applicationDetail');
  const { data, error, refetch } = useApplication(id);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    // Wherever the focus is: the board beside stays in use. A dialog above takes the key for itself, and may be gone
    // by the time the key comes here.
    let isBelow = false;
    const look = () => {
      isBelow = document.querySelector('[role="dialog"]') !== null;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isBelow) onClose();
    };
    addEventListener('keydown', look, { capture: true });
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', look, { capture: true });
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  return (
    <aside ref={root} tabIndex={-1} className={classes.drawer} aria-label={t('drawer.region')}>
      <CloseButton className={classes.close} size="lg" aria-label={t('drawer.close')} onClick={onClose} />
      {data ? (
        <CardDetail application={data} tab={tab} onTab={onTab} onDialog={onDialog} />
      ) : error ? (
        <DrawerFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <DrawerSkeleton />
      )}
    </aside>
  );
}
