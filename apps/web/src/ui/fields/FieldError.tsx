import { IconAlertCircle } from '@tabler/icons-react';
import classes from './FieldError.module.css';

/** What is wrong with a control that has no place for it of its own; `id` goes into its `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle size={16} aria-hidden />
      {text}
    </p>
  );
}
