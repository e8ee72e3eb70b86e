import { takeToastPlace } from './toasts.ts';
import classes from './Toasts.module.css';

/**
 * Above a dialog's buttons: notices stand here while it is open, where they cover nothing, are read aloud and can be reached
 * by keyboard.
 */
export const ToastPlace = () => (
  <div ref={takeToastPlace} className={classes.inside} aria-live="polite" aria-relevant="additions" />
);
