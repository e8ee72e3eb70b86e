import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Failures } from '../../ui/states/Failures.tsx';
import { failureNote } from '../failures/FailureNote.tsx';
import { useText } from '../texts/i18n.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { ActForm } from './useActForm.ts';
import { WaitingNotice } from './WaitingNotice.tsx';
import classes from './FormFrame.module.css';

interface Props {
  form: ActForm;
  submit: string;
  /** The screen that one came from. */
  back?: string;
  /** That somebody else changed it meanwhile. */
  changed?: ReactNode;
  /** What helps against the failure at hand, in the place of its codes. */
  remedy?: ReactNode;
  /** It has all the room there is, and its buttons stay in sight. */
  isLong?: boolean;
  children: ReactNode;
}

/**
 * A form that is a screen or a part of one: what was typed before, the fields, what failed or waits for the connection, the
 * buttons, and the question before something typed is left.
 */
export function FormFrame({ form, submit, back, changed, remedy, isLong = false, children }: Props) {
  const common = useText('common');
  const { draft, failures, wait, giveUp } = form;
  const waits = wait?.is === 'waiting';
  return (
    <form className={classes.form} data-long={isLong} onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftNotice found={draft.found} hasFile={form.hasFile} onDiscard={draft.empty} />
      <fieldset className={classes.fields} disabled={waits}>
        {children}
      </fieldset>
      {changed}
      {failures && (
        <Failures texts={failures.texts} action={remedy} note={remedy ? undefined : failureNote(failures.error)} />
      )}
      <WaitingNotice wait={wait} asking={false} onStop={giveUp} onLeave={giveUp} onStay={giveUp} />
      <div className={classes.buttons} data-long={isLong}>
        <Button type="submit" loading={form.pending || waits}>
          {submit}
        </Button>
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
