import type { ReactNode } from 'react';
import classes from './Failures.module.css';

interface Props {
  texts: readonly string[];
  /** Codes and the way to tell somebody, in small print. */
  note?: ReactNode;
}

/** What failed in a form and belongs to no field, said at once. */
export function Failures({ texts, note }: Props) {
  return (
    <div className={classes.failures}>
      <div role="alert">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </div>
  );
}
