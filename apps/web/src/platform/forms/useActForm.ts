import { useState, type BaseSyntheticEvent } from 'react';
import { UPLOADS } from 'virtual:uploads';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { FieldValues, Path } from 'react-hook-form';
import { focusFirstError, setFieldErrors } from '../texts/fieldErrors.ts';
import { GivenUp, type Sending } from '../network/untilAnswered.ts';
import type { EntriesOf } from './draftValues.ts';
import { keepingFocus } from './keepingFocus.ts';
import { useDraftedForm } from './useDraftedForm.ts';
import { useSending, type Perform } from './useSending.ts';

interface Options<Values extends FieldValues, Answer> {
  /** Form and what it is about: what is typed is kept under it until it is sent. */
  name: string;
  defaults: Values;
  /** The endpoint that it sends to, where it takes files: its contract says which values name them. */
  endpoint?: EndpointName;
  /** Of lists that may be empty: what an entry looks like. */
  entries?: EntriesOf<Values>;
  /** Waits for the connection by itself (useLastingAct.ts). */
  act: (values: Values, sending: Sending) => Promise<Answer>;
  /** After the act was answered, unless it had been given up. */
  done: (answer: Answer) => void;
  /** Translates the server's path to the form's field. */
  nameOf?: (path: string) => string;
  /** Of the dialog that this form is a part of: it says what waits. */
  perform?: Perform;
}

/**
 * A form that performs one act, and waits for the connection with it. What the server refuses about a field lands on
 * that field, the rest is returned as `failures`; what was typed stays.
 */
export function useActForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>) {
  const nameOf = options.nameOf ?? ((path: string) => path);
  const files = options.endpoint ? (UPLOADS[options.endpoint] ?? []).map(nameOf) : [];
  const { form, draft } = useDraftedForm(options.name, options.defaults, { entries: options.entries, files });
  const sending = useSending();
  const perform = options.perform ?? sending.perform;
  const [failures, setFailures] = useState<{ error: unknown; texts: string[] }>();

  const handle = form.handleSubmit(
    async () => {
      // As they are now, since what checked them may have waited for a file.
      const values = form.getValues();
      setFailures(undefined);
      draft.markSent(true);
      let answer: Answer;
      try {
        answer = await perform((way) => options.act(values, way));
      } catch (error) {
        draft.markSent(error instanceof GivenUp && error.mayHaveArrived);
        if (error instanceof GivenUp) return;
        const names = Object.keys(form.getValues()) as Path<Values>[];
        const texts = setFieldErrors(error, names, form.setError, options.nameOf);
        setFailures(texts.length > 0 ? { error, texts } : undefined);
        return;
      }
      draft.clear();
      options.done(answer);
    },
    () => focusFirstError(),
  );
  const submit = (event?: BaseSyntheticEvent) => keepingFocus(() => handle(event));
  const hasFile = files.length > 0;
  const empty = () => {
    setFailures(undefined);
    draft.empty();
  };
  return {
    form,
    submit,
    failures,
    pending: form.formState.isSubmitting,
    draft: { ...draft, empty },
    hasFile,
    ...sending,
    perform,
  };
}

/** What the frame of a form or a dialog knows of it. */
export type ActForm = Pick<
  ReturnType<typeof useActForm>,
  'submit' | 'failures' | 'pending' | 'wait' | 'giveUp' | 'hasFile'
> & {
  draft: Pick<ReturnType<typeof useActForm>['draft'], 'empty' | 'isUnsaved' | 'changed'> & {
    found: { sent: boolean; restored: readonly string[] } | undefined;
  };
};
