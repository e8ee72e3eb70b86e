import { useId, type ReactNode } from 'react';
import classes from './Parts.module.css';

interface Props {
  title: string;
  add: ReactNode;
  /** Told while there are none. */
  none: string | undefined;
  children: ReactNode;
}

/** The sections of a course, or the lessons of a section, under their title. */
export function PartsPanel({ title, add, none, children }: Props) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {add}
      </header>
      {none === undefined ? children : <p className={classes.quiet}>{none}</p>}
    </section>
  );
}
