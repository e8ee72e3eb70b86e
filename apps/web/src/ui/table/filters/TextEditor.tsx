import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { TableTexts } from '../tableTexts.ts';
import classes from './FilterBar.module.css';

export interface EditorProps {
  label: string;
  /** As it stands in the address; empty where there is none yet. */
  value: string;
  wrong?: ((text: string) => string | undefined) | undefined;
  texts: TableTexts;
  onEnter: (value: string) => void;
}

/** A part of a text. */
export function TextEditor({ label, value, wrong, texts, onEnter }: EditorProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const entered = text.trim();
    const found = entered === '' ? texts.required : wrong?.(entered);
    setError(found);
    if (found === undefined) onEnter(entered);
  };
  return (
    <form className={classes.entry} onSubmit={enter} noValidate>
      <TextInput
        label={label}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={error}
        data-autofocus
      />
      <Button type="submit">{texts.apply}</Button>
    </form>
  );
}
