import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { focusFirstError, setFieldErrors } from '../../platform/fieldErrors.ts';

/**
 * A form that performs one act. What the server refuses about a field lands on that field, the rest is returned as
 * `failures`; what was typed stays. `nameOf` translates the server's path to the form's field.
 */
export function useActForm<Values extends FieldValues>(options: {
  defaults: DefaultValues<Values>;
  act: (values: Values) => Promise<unknown>;
  nameOf?: (path: string) => string;
}) {
  const form = useForm<Values>({ defaultValues: options.defaults, shouldFocusError: false });
  const [failures, setFailures] = useState<{ error: unknown; texts: string[] }>();

  const submit = form.handleSubmit(
    async (values) => {
      setFailures(undefined);
      try {
        await options.act(values);
      } catch (error) {
        const names = Object.keys(form.getValues()) as Path<Values>[];
        const texts = setFieldErrors(error, names, form.setError, options.nameOf);
        setFailures(texts.length > 0 ? { error, texts } : undefined);
      }
    },
    () => focusFirstError(),
  );
  return { form, submit, failures, pending: form.formState.isSubmitting };
}
