import { Fragment } from 'react';
import { partsOf } from './partsOf.ts';
import classes from './Chat.module.css';

/** A message as plain text; web addresses in it are links that tell the other side nothing of the portal. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.text} dir="auto">
      {partsOf(text).map(({ at, part, isLink }) =>
        isLink ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
