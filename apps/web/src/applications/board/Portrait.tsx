import { useState } from 'react';
import { usePhoto } from '../photos.queries.ts';
import { initialsOf } from './fullName.ts';
import classes from './Portrait.module.css';

interface Props {
  name: string;
  /** File id, or null where the form has none. */
  photo: number | null;
}

/** The leader's photo; their initials until it is there, and where it cannot be loaded. */
export function Portrait({ name, photo }: Props) {
  const url = usePhoto(photo);
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes.portrait} aria-hidden>
      {url && url !== broken ? (
        <img src={url} alt="" width={40} height={40} loading="lazy" decoding="async" draggable={false} onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
