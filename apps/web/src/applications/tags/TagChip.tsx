import type { CSSProperties, ReactNode } from 'react';
import type { Label } from '@portal/contract/applications/card.ts';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { tagColour } from '../../ui/theme.ts';
import classes from './TagChip.module.css';

/** A tag's colours for the style sheet of whatever shows it. */
const tagStyle = (colour: TagColour): CSSProperties =>
  ({
    '--tag-text': tagColour(colour, 'text'),
    '--tag-soft': tagColour(colour, 'soft'),
    '--tag-mark': tagColour(colour, 'mark'),
  }) as CSSProperties;

/** A tag: its name on its colour; `children` = what can be done with it. */
export function TagChip({ tag, children }: { tag: Pick<Label, 'name' | 'colour'>; children?: ReactNode }) {
  return (
    <span className={classes.chip} style={tagStyle(tag.colour)}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.name}>{tag.name}</span>
      {children}
    </span>
  );
}
