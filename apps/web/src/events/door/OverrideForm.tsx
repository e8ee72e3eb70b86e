import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { problem as problemOf } from '@portal/domain/problem.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import classes from './Answer.module.css';

const LONGEST = 250;

/** Why somebody is let in all the same. */
export function OverrideForm({ onSend, onCancel }: { onSend: (reason: string) => void; onCancel: () => void }) {
  const t = useText('door');
  const field = useFirstFocus();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') return onSend(reason.trim());
    setProblem(problemText(problemOf('field.required')));
    return field.current?.focus();
  };
  return (
    <form className={classes.reason} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('reason')}
        description={t('reasonHint')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={problem}
        maxLength={LONGEST}
      />
      <div className={classes.row}>
        <Button type="submit">{t('override')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
