import type { ReactNode } from 'react';
import type { Note } from '@portal/contract/applications/notes.ts';
import classes from './Notes.module.css';

/** What a note says; whom it mentions stands out. */
export function NoteText({ note: { description, mentions } }: { note: Note }) {
  return (
    <p className={classes.text}>
      {partsOf(
        description,
        mentions.map(({ name }) => `@${name}`),
      )}
    </p>
  );
}

function partsOf(text: string, names: readonly string[]): ReactNode {
  const found = names.map((name) => ({ name, at: text.indexOf(name) })).filter(({ at }) => at >= 0);
  const first = found.sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
  if (!first) return text;
  const end = first.at + first.name.length;
  return (
    <>
      {text.slice(0, first.at)}
      <strong className={classes.name}>{first.name}</strong>
      {partsOf(text.slice(end), names)}
    </>
  );
}
