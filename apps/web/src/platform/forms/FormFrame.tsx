import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Failures } from '../../ui/states/Failures.tsx';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import { textsOfFailure } from './saving/textsOfFailure.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldWordsContext, newFieldWords, RestoredContext } from './fields/fieldWords.ts';
import { RestoredFields } from './RestoredFields.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { ActForm } from './useActForm.ts';
import { WaitingNotice } from './WaitingNotice.tsx';
import classes from './FormFrame.module.css';

interface Props {
  form: ActForm;
  submit: string;
  /** The screen that one came from. */
  back?: string;
  /** Where the form is a part of a screen: what leaves it. */
  cancel?: ReactNode;
  /** What the record also is now, beyond the fields: told where somebody else changed it meanwhile. */
  beside?: readonly (readonly [string, string])[];
  /** It has all the room there is, and its buttons stay in sight. */
  isLong?: boolean;
  /** It is as wide as what stands beside it: fields in pairs of languages. */
  isWide?: boolean;
  /** What could not be done, where the server failed. */
  notDone?: string;
  children: ReactNode;
}

/**
 * A form that is a screen or a part of one: what was typed before, the fields, what failed or waits for the connection, the
 * buttons, and the question before something typed is left.
 */
export function FormFrame({
  form,
  submit,
  back,
  cancel,
  beside,
  isLong = false,
  isWide = false,
  notDone,
  children,
}: Props) {
  const common = useText('common');
  const { draft, failures, wait, giveUp } = form;
  const waits = wait?.is === 'waiting';
  const [words] = useState(newFieldWords);
  const restored = useMemo(() => new Set(draft.found?.restored), [draft.found]);
  return (
    <form
      className={classes.form}
      data-wide={isLong || isWide}
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      <DraftNotice found={draft.found} hasFile={form.hasFile} onDiscard={draft.empty} />
      <RestoredContext value={restored}>
        <FieldWordsContext value={words}>
          <fieldset className={classes.fields} disabled={waits}>
            {children}
          </fieldset>
          <RestoredFields />
          {draft.changed && <ChangedMeanwhile changed={draft.changed} beside={beside} onTake={draft.empty} />}
        </FieldWordsContext>
      </RestoredContext>
      {failures && <Failures texts={textsOfFailure(failures, notDone)} note={failureNote(failures.error)} />}
      <WaitingNotice wait={wait} asking={false} onStop={giveUp} onLeave={giveUp} onStay={giveUp} />
      <div className={classes.buttons} data-long={isLong}>
        <Button type="submit" loading={form.pending || waits}>
          {submit}
        </Button>
        {cancel}
        {back !== undefined && (
          <Button component={Link} to={back} variant="default">
            {common('cancel')}
          </Button>
        )}
      </div>
      <UnsavedGuard isUnsaved={draft.isUnsaved} onLeave={draft.empty} />
    </form>
  );
}
