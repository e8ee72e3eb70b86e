import { Checkbox } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { READY_TEXT_LIMITS, READY_TEXT_PLACES } from '@portal/domain/applications/readyTexts.ts';
import { BothTexts } from '../../platform/forms/fields/BothTexts.tsx';
import { FoldedItem } from '../../platform/forms/kept/FoldedItem.tsx';
import type { FoldedEntry } from '../../platform/forms/kept/useFolded.ts';
import { formatList } from '../../platform/texts/format.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import type { ReadyTextsForm } from './readyTextsForm.ts';
import classes from '../../platform/forms/EditedList.module.css';

interface Props {
  index: number;
  entry: FoldedEntry;
}

/** One ready text: its words and what it is for, and unfolded both languages, its places, and whether it is offered. */
export function ReadyTextItem({ index, entry }: Props) {
  const t = useText('readyTexts');
  const { control } = useFormContext<ReadyTextsForm>();
  const { text, places, active } = useWatch({ control, name: `texts.${index}` });
  const { field: chosen } = useController({ control, name: `texts.${index}.places` });
  const { field: offered } = useController({ control, name: `texts.${index}.active` });
  const number = t('number', { number: index + 1 });
  const words = text[currentLanguage()].trim();
  const isFor = places.length === 0 ? t('everywhere') : formatList(places.map((place) => t(`place.${place}`)));
  return (
    <FoldedItem
      entry={entry}
      title={<span>{words === '' ? number : words}</span>}
      note={active ? isFor : t('setAside', { places: isFor })}
      order={{ name: number, removeLabel: t('remove') }}
    >
      <BothTexts name={`texts.${index}.text`} label={t('text')} most={READY_TEXT_LIMITS.text} lines />
      <Checkbox.Group
        label={t('places')}
        description={t('placesHint')}
        value={[...chosen.value]}
        onChange={(next) => chosen.onChange(next)}
      >
        <div className={classes.choices}>
          {READY_TEXT_PLACES.map((place) => (
            <Checkbox key={place} value={place} label={t(`place.${place}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        label={t('active')}
        checked={offered.value}
        onChange={({ currentTarget }) => offered.onChange(currentTarget.checked)}
      />
    </FoldedItem>
  );
}
