import { useId, useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { FIELD_KEYS } from '@portal/domain/applications/form.ts';
import { problemText } from '../../../platform/texts/fieldErrors.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FieldError } from '../../../ui/fields/FieldError.tsx';
import { presentText } from '../../card/form/presentText.ts';
import { useFieldKeyValue } from '../../card/form/useFieldKeyValue.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import classes from './FormFieldsPicker.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  application: Detail;
  /** Fields with a correction open: not asked for twice. */
  taken: readonly string[];
}

/** The fields of the form with what stands in them now, to choose from. The value is a list of field keys. */
export function FormFieldsPicker<Values extends FieldValues>({ control, name, application, taken }: Props<Values>) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue(String(application.pastor.leader.gender ?? ''));
  const [search, setSearch] = useState('');
  const errorId = useId();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (keys: string[]) => keys.length > 0 || problemText({ code: 'field.checkbox' }) },
  });
  const chosen = field.value as string[];
  const wanted = search.trim().toLocaleLowerCase();
  const found = FIELD_KEYS.filter((key) => label.full(key).toLocaleLowerCase().includes(wanted));
  const toggle = (key: string) =>
    field.onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <div>
      <TextInput
        label={t('correctionsDialog.find')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <fieldset className={classes.fields} aria-label={t('correctionsDialog.ask')}>
        {found.length === 0 && <output>{t('correctionsDialog.noField')}</output>}
        {found.map((key) => {
          const open = taken.includes(key);
          const present = inWords(key, presentText(application, key));
          return (
            <Checkbox
              key={key}
              className={classes.field}
              checked={chosen.includes(key)}
              disabled={open}
              onChange={() => toggle(key)}
              aria-invalid={fieldState.invalid}
              aria-describedby={fieldState.invalid ? errorId : undefined}
              label={label.full(key)}
              description={open ? t('correctionsDialog.alreadyOpen') : (present ?? t('section.empty'))}
            />
          );
        })}
      </fieldset>
      <output className={classes.chosen}>{t('correctionsDialog.chosen', { count: chosen.length })}</output>
      <FieldError id={errorId} text={fieldState.error?.message} />
    </div>
  );
}
