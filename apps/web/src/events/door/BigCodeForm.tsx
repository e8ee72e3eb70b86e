import type { ReactNode, RefObject, FormEvent } from 'react';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import classes from './Door.module.css';

interface Props extends Pick<
  TextInputProps,
  'label' | 'description' | 'error' | 'maxLength' | 'inputMode' | 'onPointerDown'
> {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onValue: (value: string) => void;
  submit: ReactNode;
  onSubmit: () => void;
}

/** One large field for a code as it is typed, read out or scanned, and the button that sends it. */
export function BigCodeForm({ field, value, onValue, submit, onSubmit, ...input }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.find} onSubmit={send} noValidate>
      <TextInput
        ref={field}
        size="lg"
        {...input}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        enterKeyHint="go"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" size="lg">
        {submit}
      </Button>
    </form>
  );
}
