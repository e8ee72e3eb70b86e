import type { ReactNode } from 'react';
import classes from './FormSection.module.css';

/** A part of a form under a title of its own. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.section}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;
