import type { FormEvent, ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { useText } from '../platform/texts/i18n.ts';
import classes from './login/LoginForm.module.css';

interface Props {
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  pending: boolean;
  failures: { error: unknown; texts: readonly string[] } | undefined;
  children: ReactNode;
}

/** The form of a page before the sign-in. What is refused stands in words above the button. */
export function PublicForm({ submitLabel, onSubmit, pending, failures, children }: Props) {
  const common = useText('common');
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {children}
      {failures && (
        <div className={classes.failure}>
          <IconAlertCircle size={20} aria-hidden />
          <div>
            <div role="alert">
              {failures.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {failureNote(failures.error)}
          </div>
        </div>
      )}
      <Button type="submit" size="md" fullWidth aria-busy={pending} data-busy={pending}>
        {pending ? common('sending') : submitLabel}
      </Button>
    </form>
  );
}
