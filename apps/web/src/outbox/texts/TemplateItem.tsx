import { useFormContext, useWatch } from 'react-hook-form';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import { FoldedItem } from '../../platform/forms/kept/FoldedItem.tsx';
import type { FoldedEntry } from '../../platform/forms/kept/useFolded.ts';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import type { MailTextsForm } from './mailTextsForm.ts';
import { MailWords } from './MailWords.tsx';

interface Props {
  index: number;
  entry: FoldedEntry;
  /** All as they were kept. */
  before: KeptMailTexts['templates'];
}

/** One template: its name, and unfolded its words in both languages. */
export function TemplateItem({ index, entry, before }: Props) {
  const t = useText('mailTexts');
  const { control } = useFormContext<MailTextsForm>();
  const { id, name, subject } = useWatch({ control, name: `templates.${index}` });
  const kept = before.find((template) => template.id === id);
  const shown = name.trim() === '' ? t('number', { number: index + 1 }) : name;
  return (
    <FoldedItem
      entry={entry}
      title={<strong>{shown}</strong>}
      note={subject[currentLanguage()]}
      mark={<OutdatedMark outdated={kept?.outdated ?? null} />}
      order={{ name: shown, removeLabel: t('remove') }}
    >
      <TextField
        control={control}
        name={`templates.${index}.name`}
        label={t('name')}
        hint={t('nameHint')}
        check={() => true}
      />
      <MailWords at={`templates.${index}`} before={kept} />
    </FoldedItem>
  );
}
