import type { ReactNode } from 'react';
import classes from './ChangedMeanwhile.module.css';

/** Says in a form that somebody else changed meanwhile what it is about. */
export const ChangedMeanwhile = ({ children }: { children: ReactNode }) => (
  <div className={classes.changed} role="alert">
    {children}
  </div>
);
