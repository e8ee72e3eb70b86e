import classes from './Satisfaction.module.css';

/** How much of a whole a part is, as a length; the figures beside it say the same. */
export const ShareBar = ({ part, of }: { part: number; of: number }) =>
  of > 0 && (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.rest} width="100" height="1" />
      <rect className={classes.part} width={(100 * part) / of} height="1" />
    </svg>
  );
