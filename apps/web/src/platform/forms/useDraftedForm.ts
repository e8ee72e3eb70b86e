import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useActor } from '../session/actor.ts';
import { dropDraft, findDraft, keepDraft } from '../drafts/drafts.ts';
import type { Changed } from './ChangedMeanwhile.tsx';
import { differing, draftOf, fittingDraft, merged, withoutFiles, type Shape } from './draftValues.ts';

/** Written at most this often while somebody types. */
const STEP_MS = 400;

/**
 * A form whose typed values survive a reload, a closed dialog and a lapsed session, and stand in it again when the same
 * user opens the same form. `name` = form and what it is about. `changed` = what others changed meanwhile.
 */
export function useDraftedForm<Values extends FieldValues>(name: string, defaults: Values, shape: Shape<Values> = {}) {
  const { userId } = useActor();
  const owner = useMemo(() => ({ userId, name }), [userId, name]);
  const [found, setFound] = useState(() => fittingDraft(findDraft(owner), defaults, shape));
  const [changed, setChanged] = useState<Changed | undefined>(
    found?.changed && { fields: found.changed, now: defaults },
  );
  const form = useForm<Values>({
    defaultValues: { ...defaults, ...found?.values } as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe, reset } = form;
  const formShape = useRef(shape);
  /** The form as it is where nobody touched it. */
  const untouched = useRef(defaults);
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
      const values = draftOf(getValues(), untouched.current, formShape.current);
      stopTimer();
      if (values)
        keepDraft(owner, {
          values,
          base: withoutFiles(untouched.current, formShape.current.files),
          sent: sent.current,
        });
      else dropDraft(owner);
    };
    /** Whether what stands in the form may have arrived: told when it is offered again. */
    const markSent = (now: boolean) => {
      sent.current = now;
      write();
    };
    /** The form as if nobody had touched it. */
    const empty = () => {
      reset(untouched.current);
      setFound(undefined);
      setChanged(undefined);
      clear();
    };
    /** Somebody else changed what the form is about: what was typed stays, the rest is as it is `now`. */
    const takeChanged = (now: Values) => {
      const typed = getValues();
      const values = merged(typed, untouched.current, now);
      for (const field of differing(typed, values) as Path<Values>[]) {
        setValue(field, values[field] as PathValue<Values, typeof field>);
      }
      setChanged({ fields: differing(untouched.current, now), now });
      untouched.current = now;
      write();
    };
    /** Whether leaving would lose something that was typed. */
    const isUnsaved = () =>
      draftOf(getValues(), untouched.current, formShape.current) !== undefined &&
      JSON.stringify(getValues()) !== done.current;
    return { clear, write, markSent, empty, takeChanged, isUnsaved };
  }, [getValues, owner, reset, setValue]);

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

  return { form, draft: { ...draft, found, changed } };
}
