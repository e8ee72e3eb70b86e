import { useEffect, useState, type RefObject } from 'react';
import { useText } from '../../platform/texts/i18n.ts';
import { BigCodeForm } from './BigCodeForm.tsx';

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

  const submit = () => {
    if (code.trim() === '') return field.current?.focus();
    setCode('');
    setKeyboard(!byFinger());
    return onCode(code);
  };
  return (
    <BigCodeForm
      field={field}
      label={t('code')}
      description={t('codeHint')}
      value={code}
      onValue={setCode}
      onPointerDown={() => setKeyboard(true)}
      inputMode={keyboard ? 'text' : 'none'}
      maxLength={LONGEST}
      submit={t('submit')}
      onSubmit={submit}
    />
  );
}

const isTakenBy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, [role=dialog]') !== null;
