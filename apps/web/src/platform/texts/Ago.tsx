import { formatAgo, formatInstant } from './format.ts';
import { useMinute } from './useMinute.ts';
import classes from './Ago.module.css';

/** How long ago something was; the whole instant for a pointer, the keyboard or a touch on it. */
export function Ago({ instant }: { instant: string }) {
  const now = useMinute();
  return (
    // The tip is all that it does: a button would promise more.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <time dateTime={instant} tabIndex={0} className={classes.ago} data-tip={formatInstant(instant)}>
      {formatAgo(instant, now)}
    </time>
  );
}
