import type { ReactNode } from 'react';
import classes from './States.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** What belongs here, and the next step. */
  text?: string;
  action?: ReactNode;
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
