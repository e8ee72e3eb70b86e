import { useState } from 'react';
import classes from './Portrait.module.css';

/** First letters of the first and last word, by characters as people see them. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '').normalize('NFC')][0]?.toUpperCase() ?? '').join('');
}

/** A person's photo, or their initials where there is none or it does not load. Decorative: the name stands beside it. */
export function Portrait({ name, url, size = 36 }: { name: string; url?: string | null; size?: number }) {
  const [failed, setFailed] = useState<string>();
  const shows = url != null && url !== failed;
  return (
    <span className={classes.portrait} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
      {shows ? <img src={url} alt="" loading="lazy" onError={() => setFailed(url)} /> : initialsOf(name)}
    </span>
  );
}
