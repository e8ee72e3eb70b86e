import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { FIELD_KEYS } from '@portal/domain/applications/form.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FieldError } from '../../../ui/fields/FieldError.tsx';
import { presentText } from '../../card/form/presentText.ts';
import { useFieldKeyValue } from '../../card/form/useFieldKeyValue.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import classes from './FormFieldsPicker.module.css';

interface Props {
  application: Detail;
  /** Keys of the fields. */
  chosen: readonly string[];
  onToggle: (key: string) => void;
  /** Fields with a correction open: not asked for twice. */
  taken: readonly string[];
  error: string | undefined;
  errorId: string;
}

/** The fields of the form with what stands in them now, to choose from. */
export function FormFieldsPicker({ application, chosen, onToggle, taken, error, errorId }: Props) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue(String(application.pastor.leader.gender ?? ''));
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = FIELD_KEYS.filter((key) => label.full(key).toLocaleLowerCase().includes(wanted));
  const isInvalid = error !== undefined;
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
              onChange={() => onToggle(key)}
              aria-invalid={isInvalid}
              aria-describedby={isInvalid ? errorId : undefined}
              label={label.full(key)}
              description={open ? t('correctionsDialog.alreadyOpen') : (present ?? t('section.empty'))}
            />
          );
        })}
      </fieldset>
      <output className={classes.chosen}>{t('correctionsDialog.chosen', { count: chosen.length })}</output>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
