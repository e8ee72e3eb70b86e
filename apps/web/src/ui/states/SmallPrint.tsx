import type { ReactNode } from 'react';
import classes from './SmallPrint.module.css';

/** What few want to read, behind a word to press: codes, numbers of requests. */
export const SmallPrint = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={classes.print}>
    <summary>{label}</summary>
    <div className={classes.text}>{children}</div>
  </details>
);
