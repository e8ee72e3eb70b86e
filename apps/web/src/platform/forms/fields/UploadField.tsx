import { useEffect, useRef, useState } from 'react';
import { Button, CloseButton, FileButton, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { UPLOADS, whyNotUpload } from '@portal/domain/fields/files.ts';
import { failureTexts, problemText } from '../../texts/fieldErrors.ts';
import { failureNote } from '../../failures/FailureNote.tsx';
import { useText } from '../../texts/i18n.ts';
import { randomId } from '../../browser/randomId.ts';
import { GivenUp, untilAnswered } from '../../network/untilAnswered.ts';
import classes from './UploadField.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of the value that names the upload to the act; empty where there is none. */
  name: Path<Values>;
  label: string;
  /** Types and size. */
  hint: string;
  /** What it is: by that its types are asked. */
  as: keyof typeof UPLOADS;
  /** Sends it; answers by what the act names it. */
  send: (file: File, idempotencyKey: string) => Promise<string>;
}

/** An optional file, sent as soon as it is chosen, and kept while there is no connection; the act names it. */
export function UploadField<Values extends FieldValues>({ control, name, label, hint, as, send }: Props<Values>) {
  const t = useText('forms');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<unknown>();
  const [state, setState] = useState<'sending' | 'waiting'>();
  const unsent = useRef<AbortController>(null);
  const refused = useRef<string>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const isGone = useRef(false);
  /** Once the file is there: the act would be done without it. False for a form that was left meanwhile. */
  const arrived = async () => {
    let awaited;
    do {
      awaited = underWay.current;
      await awaited;
    } while (awaited !== underWay.current);
    return refused.current ?? !isGone.current;
  };
  const { field, fieldState } = useController({ control, name, rules: { validate: arrived } });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      unsent.current?.abort();
    };
  }, []);

  const refuse = (why: string) => {
    refused.current = why;
    setError(why);
  };
  const choose = async (chosen: File | null) => {
    unsent.current?.abort();
    refused.current = undefined;
    setFile(chosen);
    setError(undefined);
    setFailed(undefined);
    setState(undefined);
    field.onChange('');
    if (!chosen) return;
    const problem = whyNotUpload(as, { mediaType: chosen.type, bytes: chosen.size });
    if (problem) return refuse(problemText(problem));
    const own = new AbortController();
    unsent.current = own;
    setState('sending');
    const idempotencyKey = randomId();
    try {
      const upload = await untilAnswered(
        () => send(chosen, idempotencyKey),
        // On a slow link a large file takes its time.
        { signal: own.signal, patienceMs: Infinity, onWaiting: () => setState('waiting') },
      );
      field.onChange(upload);
    } catch (failure) {
      // Another file was chosen, or none.
      if (failure instanceof GivenUp) return;
      refuse(failureTexts(failure).join(' '));
      setFailed(failure);
    }
    setState(undefined);
  };
  const take = (chosen: File | null) => {
    underWay.current = choose(chosen);
  };
  const wrong = error ?? fieldState.error?.message;
  return (
    <Input.Wrapper
      label={label}
      description={wrong === undefined && hint}
      error={wrong}
      labelElement="div"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.file}>
        <FileButton onChange={take} accept={UPLOADS[as].types.join(',')}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={state !== undefined}
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
        {file && (
          <span className={classes.name}>
            {file.name}
            <CloseButton aria-label={t('removeFile', { name: file.name })} onClick={() => take(null)} />
          </span>
        )}
      </div>
      <output className={classes.note}>{state === 'waiting' && t('fileWaits')}</output>
      {failed !== undefined && <div className={classes.note}>{failureNote(failed)}</div>}
    </Input.Wrapper>
  );
}
