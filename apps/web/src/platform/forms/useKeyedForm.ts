import { useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { focusFirstError, setFieldErrors } from '../texts/fieldErrors.ts';
import { randomId } from '../browser/randomId.ts';
import { keepingFocus } from './keepingFocus.ts';

interface Options<Values extends FieldValues> {
  defaults: Values;
  /** Sends what was entered, under the key. */
  act: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** After the act was answered. */
  done: (values: Values) => void;
  /** Handles a failure by itself: then it is told nowhere else. */
  caught?: (error: unknown) => boolean;
  /** Translates the server's path to the form's field. */
  nameOf?: (path: string) => string;
}

/**
 * A form of which nothing is kept as a draft, since it asks for a secret or for a word only. It is sent once however often the button is pressed; the same
 * values again, after an answer that was lost, go under the same key. What the server refuses about a field lands on
 * that field, the rest is returned as `failures`; what was typed stays.
 */
export function useKeyedForm<Values extends FieldValues>({ defaults, act, done, caught, nameOf }: Options<Values>) {
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values>, shouldFocusError: false });
  const [failures, setFailures] = useState<{ error: unknown; texts: string[] }>();
  const sending = useRef(false);
  const before = useRef({ values: '', key: '' });

  const send = async (values: Values) => {
    const entered = JSON.stringify(values);
    if (before.current.values !== entered) before.current = { values: entered, key: randomId() };
    try {
      await act(values, before.current.key);
    } catch (error) {
      if (caught?.(error)) return;
      const texts = setFieldErrors(error, Object.keys(defaults) as Path<Values>[], form.setError, nameOf);
      setFailures(texts.length > 0 ? { error, texts } : undefined);
      return;
    }
    done(values);
  };

  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setFailures(undefined);
    try {
      await keepingFocus(form.handleSubmit(send, () => focusFirstError()));
    } finally {
      sending.current = false;
    }
  };
  return { form, submit, failures, pending: form.formState.isSubmitting };
}
