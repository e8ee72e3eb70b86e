import { useId } from 'react';
import { Radio } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { TAG_COLOURS } from '@portal/domain/applications/tags.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { TagChip } from './TagChip.tsx';
import classes from './ColourField.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
}

/** One of the palette's colours, each by its name and as it will look. */
export function ColourField<Values extends FieldValues>({ control, name }: Props<Values>) {
  const t = useText('tags');
  const errorId = useId();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string) => value !== '' || problemText({ code: 'field.color' }) },
  });
  return (
    <Radio.Group {...field} label={t('colour')} error={fieldState.error?.message} errorProps={{ id: errorId }}>
      <div className={classes.colours}>
        {TAG_COLOURS.map((colour) => (
          <Radio
            key={colour}
            value={colour}
            label={<TagChip tag={{ name: t(`colour.${colour}`), colour }} />}
            aria-invalid={fieldState.invalid}
            aria-describedby={fieldState.invalid ? errorId : undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
