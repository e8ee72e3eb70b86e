import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';
import panel from '../Panel.module.css';

/** Fields of a form that belong together, under their title. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={panel.panel}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;
