import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './States.module.css';

interface Props {
  title: string;
  /** What happened, what was kept, what to do. */
  texts: readonly string[];
  /** The code, in small print, and what can be done with it. */
  note?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A part of the screen that failed says so at its place and is tried again alone. */
export function FailedInPlace({ title, texts, note, retryLabel, onRetry, busy = false }: Props) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        <IconCloudOff size={28} stroke={1.5} />
      </span>
      <div className={classes.said} role="alert">
        <p className={classes.title}>{title}</p>
        {texts.map((text) => (
          <p key={text} className={classes.text}>
            {text}
          </p>
        ))}
      </div>
      <Button variant="default" onClick={onRetry} loading={busy}>
        {retryLabel}
      </Button>
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </div>
  );
}
