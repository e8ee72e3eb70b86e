import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useActor } from '../actor.ts';
import { dropDraft, findDraft, keepDraft } from '../drafts.ts';
import { draftOf, fittingDraft } from './draftValues.ts';

/** Written at most this often while somebody types. */
const STEP_MS = 400;

/**
 * A form whose typed values survive a reload, a closed dialog and a lapsed session, and stand in it again when the same
 * user opens the same form. `name` = form and what it is about.
 */
export function useDraftedForm<Values extends FieldValues>(name: string, defaults: Values) {
  const { userId } = useActor();
  const owner = useMemo(() => ({ userId, name }), [userId, name]);
  const [untouched] = useState(defaults);
  const [found, setFound] = useState(() => fittingDraft(findDraft(owner), untouched));
  const form = useForm<Values>({
    defaultValues: { ...untouched, ...found?.values } as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { getValues, subscribe, reset } = form;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(found?.sent ?? false);
  /** What stood in the form when it was sent. */
  const done = useRef<string>(undefined);

  const draft = useMemo(() => {
    const stopTimer = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const clear = () => {
      stopTimer();
      done.current = JSON.stringify(getValues());
      sent.current = false;
      dropDraft(owner);
    };
    const write = () => {
      const values = draftOf(getValues(), untouched);
      stopTimer();
      if (values) keepDraft(owner, { values, sent: sent.current });
      else dropDraft(owner);
    };
    /** Whether what stands in the form may have arrived: told when it is offered again. */
    const markSent = (now: boolean) => {
      sent.current = now;
      write();
    };
    /** The form as if nobody had touched it. */
    const empty = () => {
      reset(untouched);
      setFound(undefined);
      clear();
    };
    /** Whether leaving would lose something that was typed. */
    const isUnsaved = () =>
      draftOf(getValues(), untouched) !== undefined && JSON.stringify(getValues()) !== done.current;
    return { clear, write, markSent, empty, isUnsaved };
  }, [getValues, owner, reset, untouched]);

  useEffect(() => {
    const soon = () => {
      timer.current ??= setTimeout(draft.write, STEP_MS);
    };
    const flush = () => {
      if (timer.current !== undefined) draft.write();
    };
    const stop = subscribe({ formState: { values: true }, callback: soon });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      stop();
      removeEventListener('pagehide', flush);
    };
  }, [draft, subscribe]);

  return { form, draft: { ...draft, found } };
}
