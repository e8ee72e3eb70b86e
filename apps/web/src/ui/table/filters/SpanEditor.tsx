import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { EditorProps } from './TextEditor.tsx';
import classes from './FilterBar.module.css';

/** The first and the last of some days; one of the two may be left open. */
export function SpanEditor({ value, texts, onEnter }: EditorProps) {
  const [days, setDays] = useState(() => {
    const [from = '', until = ''] = value.split('..');
    return { from, until };
  });
  const [error, setError] = useState<string>();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const { from, until } = days;
    const isTurned = from !== '' && until !== '' && from > until;
    const found = from + until === '' ? texts.required : isTurned ? texts.turnedSpan : undefined;
    setError(found);
    if (found === undefined) onEnter(`${from}..${until}`);
  };
  return (
    <form className={classes.entry} onSubmit={enter} noValidate>
      <TextInput
        type="date"
        label={texts.from}
        value={days.from}
        onChange={({ currentTarget: { value: from } }) => setDays((now) => ({ ...now, from }))}
        error={error}
        data-autofocus
      />
      <TextInput
        type="date"
        label={texts.until}
        value={days.until}
        onChange={({ currentTarget: { value: until } }) => setDays((now) => ({ ...now, until }))}
      />
      <Button type="submit">{texts.apply}</Button>
    </form>
  );
}
