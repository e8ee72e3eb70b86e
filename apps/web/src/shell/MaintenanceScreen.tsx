import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useText } from '../platform/texts/i18n.ts';
import { askMaintenance } from './availability.ts';
import fullPage from './FullPage.module.css';
import classes from './MaintenanceScreen.module.css';

/** In place of everything while the portal is worked on. Lies in the first code: no other may be there to load. */
export function MaintenanceScreen() {
  const t = useText('shell');
  const common = useText('common');
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('maintenanceTitle');

  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${common('productName')}`;
    return () => {
      document.title = before;
    };
  }, [title, common]);

  const retry = async () => {
    setBusy(true);
    await askMaintenance();
    setBusy(false);
  };

  return (
    <main className={`${fullPage.page} ${classes.page}`}>
      <svg viewBox="0 0 160 96" className={classes.picture} aria-hidden>
        <rect x="8" y="8" width="40" height="80" rx="6" />
        <rect x="60" y="8" width="40" height="80" rx="6" />
        <rect x="112" y="8" width="40" height="80" rx="6" />
        <path d="M16 24h24M16 40h24M16 56h16M68 24h24M68 40h12M120 24h24" />
        <circle cx="112" cy="66" r="22" />
        <path className={classes.hands} d="M112 54v12l8 6" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{t('maintenanceText')}</p>
      <Button variant="default" aria-busy={busy} onClick={() => void retry()}>
        {common('retry')}
      </Button>
      <small>{t('maintenanceRetry')}</small>
    </main>
  );
}
