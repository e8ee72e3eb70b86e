import type { ReactNode } from 'react';
import { useText } from '../texts/i18n.ts';
import classes from './ChangedMeanwhile.module.css';

/** Says in a form that somebody else changed meanwhile what it is about, and to what. */
export function ChangedMeanwhile({ children }: { children: ReactNode }) {
  const t = useText('forms');
  return (
    <div className={classes.changed} role="alert">
      <p>{t('changed')}</p>
      {children}
      <p>{t('changedKept')}</p>
    </div>
  );
}
