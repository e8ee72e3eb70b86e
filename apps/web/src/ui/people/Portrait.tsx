import { useEffect, useState } from 'react';
import { initialsOf } from './initials.ts';
import classes from './Portrait.module.css';

interface Props {
  name: string;
  url?: string | null;
  size?: number;
  /** `cqw`: it grows with what it stands on. */
  unit?: 'px' | 'cqw';
}

/** A person's photo, or their initials where there is none or it does not load. Decorative: the name stands beside it. */
export function Portrait({ name, url, size = 36, unit = 'px' }: Props) {
  const side = `${size}${unit}`;
  const [failed, setFailed] = useState<string>();
  const shows = Boolean(url) && url !== failed;

  // Without a network every photo fails; once it is back they are asked for again.
  useEffect(() => {
    if (failed === undefined) return undefined;
    const again = () => setFailed(undefined);
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [failed]);
  return (
    <span
      className={classes.portrait}
      style={{ width: side, height: side, fontSize: `${size * 0.38}${unit}` }}
      // Drawn by the style sheet: as text they would be part of what a button says.
      data-initials={shows ? '' : initialsOf(name)}
      aria-hidden
    >
      {shows && url && <img src={url} alt="" loading="lazy" onError={() => setFailed(url)} />}
    </span>
  );
}
