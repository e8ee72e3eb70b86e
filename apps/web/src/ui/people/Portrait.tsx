import { useState } from 'react';
import { initialsOf } from './initials.ts';
import classes from './Portrait.module.css';

/** A person's photo, or their initials where there is none or it does not load. Decorative: the name stands beside it. */
export function Portrait({ name, url, size = 36 }: { name: string; url?: string | null; size?: number }) {
  const [failed, setFailed] = useState<string>();
  const shows = Boolean(url) && url !== failed;
  return (
    <span
      className={classes.portrait}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      // Drawn by the style sheet: as text they would be part of what a button says.
      data-initials={shows ? '' : initialsOf(name)}
      aria-hidden
    >
      {shows && url && <img src={url} alt="" loading="lazy" onError={() => setFailed(url)} />}
    </span>
  );
}
