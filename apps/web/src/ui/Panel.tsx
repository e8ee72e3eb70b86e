import { useId, type ReactNode } from 'react';
import classes from './Panel.module.css';

/** A part of a screen under a title of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
