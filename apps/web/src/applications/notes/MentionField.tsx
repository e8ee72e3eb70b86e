import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Textarea } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { Note } from '@portal/contract/applications/notes.ts';
import { lengthOf, paragraph } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { mentionAt } from './mentionAt.ts';
import { useMentionable, type NotesOf } from './notes.queries.ts';
import classes from './Notes.module.css';

interface Props<Values extends FieldValues> {
  of: NotesOf;
  control: Control<Values>;
  name: Path<Values>;
  onChosen: (person: Note['mentions'][number]) => void;
}

const LENGTH = 1000;

/** The text of a note. After an `@` it offers the colleagues who may read the note: arrows and Enter choose, Escape leaves. */
export function MentionField<Values extends FieldValues>({ of, control, name, onChosen }: Props<Values>) {
  const t = useText('notes');
  const forms = useText('forms');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const label = t('description');
  useFieldWords(name, label);
  const { field, fieldState } = useController({ control, name, rules: { validate: required(paragraph(LENGTH)) } });
  const [typing, setTyping] = useState<ReturnType<typeof mentionAt>>();
  const [at, setAt] = useState(0);
  const { data } = useMentionable(of, typing?.search);
  const offered = typing ? data : undefined;
  const text = String(field.value);

  const look = () => {
    const { value, selectionStart } = area.current ?? { value: '', selectionStart: 0 };
    setTyping(mentionAt(value, selectionStart));
    setAt(0);
  };
  const choose = (person: Note['mentions'][number]) => {
    if (!typing || !area.current) return;
    const before = `${text.slice(0, typing.from)}@${person.name} `;
    field.onChange(before + text.slice(area.current.selectionStart).trimStart());
    onChosen(person);
    setTyping(undefined);
    area.current.focus();
    // After React has written the text, which puts the caret at its end.
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length));
  };
  const step = (event: KeyboardEvent) => {
    if (!offered || event.nativeEvent.isComposing) return;
    const person = offered[at];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && offered.length > 0) setAt((at + by + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else if (event.key === 'Escape') setTyping(undefined);
    else return;
    event.preventDefault();
    // Escape would close the card as well.
    event.stopPropagation();
  };
  const error = fieldState.error?.message;
  const used = forms('left', { count: formatNumber(lengthOf(text)), length: formatNumber(LENGTH) });
  const isOpen = offered !== undefined && offered.length > 0;
  return (
    <div className={classes.mention}>
      <Textarea
        {...field}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
        label={label}
        autosize
        minRows={3}
        maxRows={10}
        description={error === undefined && `${t('descriptionHint')} · ${used}`}
        error={error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={(event) => {
          field.onChange(event);
          look();
        }}
        onClick={look}
        onKeyDown={step}
        onBlur={() => {
          field.onBlur();
          setTyping(undefined);
        }}
      />
      {isOpen && (
        // No element of HTML offers values beside a text of several lines.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div id={listId} role="listbox" aria-label={t('colleagues')} tabIndex={-1} className={classes.offered}>
          {offered.map((person, place) => (
            <div
              key={person.id}
              id={`${listId}-${place}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={classes.option}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              onKeyDown={step}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <output className={classes.quiet}>{offered?.length === 0 && t('nobody')}</output>
    </div>
  );
}
