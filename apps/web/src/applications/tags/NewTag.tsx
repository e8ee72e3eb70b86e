import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { tagName } from '@portal/domain/fields/rules.ts';
import { failureNote } from '../../platform/failures/FailureNote.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Failures } from '../../ui/states/Failures.tsx';
import { acceptCard } from '../applications.queries.ts';
import { ColourField } from './ColourField.tsx';
import { renewTags } from './tags.queries.ts';
import classes from './TagsDialog.module.css';

interface Props {
  card: number;
  /** What was looked for and not found. */
  name: string;
  onDone: (name: string) => void;
  onLeave: () => void;
}

/** Makes a tag and puts it on the card, in one act. */
export function NewTag({ card, name, onDone, onLeave }: Props) {
  const t = useText('tags');
  const client = useQueryClient();
  const { form, submit, failures, pending } = useKeyedForm<{ name: string; colour: TagColour | '' }>({
    defaults: { name, colour: '' },
    act: async (values, idempotencyKey) => {
      const body = { name: values.name, colour: values.colour as TagColour };
      acceptCard(client, await call('createTagOn', { params: { id: card }, body, idempotencyKey }));
      await renewTags(client);
    },
    done: (values) => onDone(values.name),
  });
  return (
    <form className={classes.part} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        control={form.control}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        check={required(tagName)}
        isFirst
      />
      <ColourField control={form.control} name="colour" />
      {failures && <Failures texts={failures.texts} note={failureNote(failures.error)} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onLeave}>
          {t('notNow')}
        </Button>
        <Button type="submit" loading={pending}>
          {t('createSubmit')}
        </Button>
      </div>
    </form>
  );
}
