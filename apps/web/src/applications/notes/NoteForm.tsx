import { useController } from 'react-hook-form';
import type { Note } from '@portal/contract/applications/notes.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { MentionField } from './MentionField.tsx';
import { stillMentioned } from './mentionAt.ts';
import { WrittenForm } from './WrittenForm.tsx';
import { useRenewNotes, type NotesOf } from './notes.queries.ts';
import classes from './Notes.module.css';

interface Props {
  of: NotesOf;
  /** The one that is changed; without it one is written. */
  note?: Note;
  onDone: () => void;
  onLeave: () => void;
}

interface Values {
  title: string;
  description: string;
  /** Colleagues who were chosen after an @, as JSON, so that a draft keeps them. */
  chosen: string;
}

type Person = Note['mentions'][number];
const TITLE_LENGTH = 100;

/** A note's title and text; colleagues are mentioned by `@`. */
export function NoteForm({ of, note, onDone, onLeave }: Props) {
  const t = useText('notes');
  const renew = useRenewNotes(of);
  const { seen, upon } = useSeenRecord('updateNote', note, () => void renew());
  const save = useLastingAct((body: { title: string; description: string; mentions: number[] }, idempotencyKey) =>
    note && seen
      ? upon(
          call('updateNote', {
            params: { ...of, note: note.id },
            body: { ...body, version: seen.version },
            idempotencyKey,
          }),
        )
      : call('createNote', { params: { ...of }, body, idempotencyKey }),
  );
  const act = useActForm<Values, Note>({
    name: `note.${of.kind}.${of.id}.${note?.id ?? 'new'}`,
    defaults: {
      title: note?.title ?? '',
      description: note?.description ?? '',
      chosen: JSON.stringify(note?.mentions ?? []),
    },
    nameOf: (path) => (path.startsWith('mentions') ? 'description' : path),
    act: ({ title, description, chosen: people }, sending) =>
      save.send(
        { title, description, mentions: stillMentioned(description, peopleIn(people)).map(({ id }) => id) },
        sending,
      ),
    done: ({ id, title }) => {
      showToast({ tone: 'done', subject: `note ${id}`, text: t(note ? 'changed' : 'written', { title }) });
      void renew();
      onDone();
    },
  });
  const { control } = act.form;
  const description = useController({ control, name: 'description' }).field.value;
  const { field: chosen } = useController({ control, name: 'chosen' });
  const mentioned = stillMentioned(description, peopleIn(chosen.value));
  return (
    <WrittenForm
      kind={of.kind}
      form={act}
      submit={t(note ? 'saveChanges' : 'save')}
      present={seen && seen.version !== note?.version ? { title: seen.title, text: seen.description } : undefined}
      onLeave={onLeave}
    >
      <TextField control={control} name="title" label={t('noteTitle')} check={required(line(TITLE_LENGTH))} isFirst />
      <MentionField
        of={of}
        control={control}
        name="description"
        onChosen={(person) => chosen.onChange(JSON.stringify([...peopleIn(chosen.value), person]))}
      />
      <output className={classes.quiet}>
        {mentioned.length > 0 && t('mentions', { names: formatList(mentioned.map(({ name }) => name)) })}
      </output>
    </WrittenForm>
  );
}

const peopleIn = (json: string): Person[] => JSON.parse(json) as Person[];
