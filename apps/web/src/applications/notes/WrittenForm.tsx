import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import type { ActForm } from '../../platform/forms/useActForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Writing } from '../boardAddress.ts';
import { focusNotes } from './focusNotes.ts';
import classes from './Notes.module.css';

interface Props {
  kind: Writing;
  form: ActForm;
  submit: string;
  /** What it says now, where somebody else changed it meanwhile. */
  present: { title: string; text: string } | undefined;
  onLeave: () => void;
  children: ReactNode;
}

/** The form of a note or a reference among the others: it takes the focus, and gives it back to them. */
export function WrittenForm({ kind, form, submit, present, onLeave, children }: Props) {
  const common = useText('common');
  const root = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, and so is the form afterwards.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('select, input')?.focus();
    return () => void requestAnimationFrame(() => focusNotes(kind));
  }, [kind]);
  const leave = () => {
    form.draft.empty();
    onLeave();
  };
  return (
    <div ref={root} className={classes.form}>
      <FormFrame
        form={form}
        submit={submit}
        cancel={
          <Button variant="default" onClick={leave}>
            {common('cancel')}
          </Button>
        }
      >
        {children}
        {present && (
          <blockquote className={classes.present}>
            <strong>{present.title}</strong>
            <p className={classes.text}>{present.text}</p>
          </blockquote>
        )}
      </FormFrame>
    </div>
  );
}
