import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './States.module.css';

interface Props {
  title: string;
  /** What happened, what was kept, what to do. */
  texts: readonly string[];
  /** The code, in small print. */
  note?: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A part of the screen that failed says so at its place and is tried again alone. */
export function FailedInPlace({ title, texts, note, retryLabel, onRetry, busy = false }: Props) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} aria-hidden>
        <IconCloudOff size={28} stroke={1.5} />
      </span>
      <p className={classes.title}>{title}</p>
      {texts.map((text) => (
        <p key={text} className={classes.text}>
          {text}
        </p>
      ))}
      <Button variant="default" onClick={onRetry} loading={busy}>
        {retryLabel}
      </Button>
      {note !== undefined && <small className={classes.note}>{note}</small>}
    </div>
  );
}
