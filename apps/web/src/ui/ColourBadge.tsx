import type { ReactNode } from 'react';
import classes from './ColourBadge.module.css';

interface Props {
  /** Variables of the theme: text on a soft ground, and the strong mark. */
  colours: { text: string; soft: string; mark: string };
  children: ReactNode;
}

/** A word on its colour. The colour never carries the meaning alone. */
export function ColourBadge({ colours, children }: Props) {
  return (
    <span className={classes.badge} style={{ color: colours.text, background: colours.soft }}>
      <i className={classes.mark} style={{ background: colours.mark }} aria-hidden />
      {children}
    </span>
  );
}
