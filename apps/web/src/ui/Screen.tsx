import { useEffect, useRef, type ReactNode } from 'react';
import classes from './Screen.module.css';

interface Props {
  title: string;
  /** What stands behind the title in the window's name. */
  product: string;
  lead?: ReactNode;
  /** The way back to where a form or a detail was come from, above the title. */
  back?: ReactNode;
  /** At the right of the title, below it on a phone. */
  actions?: ReactNode;
  /** The content fills the window and scrolls by itself, like the board. */
  full?: boolean;
  children: ReactNode;
}

let isFirstScreen = true;

/** A screen inside the frame: its one `<h1>`, which takes the focus when the screen is gone to, and its content. */
export function Screen({ title, product, lead, back, actions, full = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // At the first screen of a visit the focus stays at the top of the page, where the skip link is.
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);

  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);

  return (
    <div className={classes.screen} data-full={full}>
      <header className={classes.header}>
        <div>
          {back}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className={classes.actions} data-behind>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
