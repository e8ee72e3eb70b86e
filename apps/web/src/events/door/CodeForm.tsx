import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Door.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
}

/** Longer than anything that the server reads. */
const LONGEST = 10_000;
const byFinger = () => matchMedia('(pointer: coarse)').matches;

/**
 * Takes what a hardware scanner types, which is as fast as it can and ends with Enter, and what somebody types. It has the
 * focus: whatever is typed outside of a field goes here.
 */
export function CodeForm({ field, onCode }: Props) {
  const t = useText('door');
  const [code, setCode] = useState('');
  // On a phone the keyboard would hide the answer: it comes when the field is touched, and goes with Enter.
  const [keyboard, setKeyboard] = useState(!byFinger());

  useEffect(() => {
    field.current?.focus();
    const take = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText && !isTakenBy(event.target)) field.current?.focus();
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [field]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return field.current?.focus();
    setCode('');
    setKeyboard(!byFinger());
    return onCode(code);
  };
  return (
    <form className={classes.find} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        size="lg"
        label={t('code')}
        description={t('codeHint')}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        onPointerDown={() => setKeyboard(true)}
        inputMode={keyboard ? 'text' : 'none'}
        enterKeyHint="go"
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" size="lg">
        {t('submit')}
      </Button>
    </form>
  );
}

const isTakenBy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, [role=dialog]') !== null;
