import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { isOpenCorrection, MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { optional } from '../../../platform/forms/fields/checks.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { problemText } from '../../../platform/texts/fieldErrors.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { withReadyText } from '../../readyTexts/withReadyText.ts';
import type { AskedFields } from './askedFields.ts';
import { ChosenField } from './ChosenField.tsx';
import { FormFieldsPicker } from './FormFieldsPicker.tsx';
import classes from './CorrectionsDialog.module.css';

interface Props {
  application: Detail;
  form: UseFormReturn<AskedFields>;
  /** The fields were gathered before: their texts come first, and others are offered on demand. */
  composed: boolean;
}

/** What is asked for: the fields, each with what is wrong with it, and the day by which the answer is wished. */
export function AskSection({
  application,
  form: { control, formState, getValues, setFocus, setValue },
  composed,
}: Props) {
  const t = useText('applicationDetail');
  const errorId = useId();
  const [picking, setPicking] = useState(!composed);
  const chosen = useFieldArray({
    control,
    name: 'corrections',
    rules: { validate: (fields) => fields.length > 0 || problemText({ code: 'field.checkbox' }) },
  });
  const taken = application.corrections.filter(({ state }) => isOpenCorrection(state)).map(({ field }) => field);
  const toggle = (field: string) => {
    const at = chosen.fields.findIndex((one) => one.field === field);
    // Whoever goes through the list is not carried away from it.
    if (at === -1) chosen.append({ field, message: '' }, { shouldFocus: false });
    else chosen.remove(at);
  };
  return (
    <section className={classes.section} aria-labelledby="corrections-ask">
      <h3 id="corrections-ask">{t('correctionsDialog.ask')}</h3>
      <p className={classes.quiet}>{t('correctionsDialog.askHint')}</p>
      {picking && (
        <FormFieldsPicker
          application={application}
          chosen={chosen.fields.map(({ field }) => field)}
          onToggle={toggle}
          taken={taken}
          error={formState.errors.corrections?.root?.message}
          errorId={errorId}
        />
      )}
      {chosen.fields.map(({ id, field }, index) => (
        <ChosenField
          key={id}
          control={control}
          index={index}
          field={field}
          most={MAX_CORRECTION_MESSAGE}
          isTaken={taken.includes(field)}
          language={application.applicantLanguage}
          isFirst={composed && index === 0}
          onReady={(text) => {
            const name = `corrections.${index}.message` as const;
            setValue(name, withReadyText(getValues(name), text), { shouldValidate: true });
            setFocus(name);
          }}
          onRemove={() => {
            // The last of them leaves nothing to go on from but the list.
            if (chosen.fields.length === 1) setPicking(true);
            chosen.remove(index);
          }}
        />
      ))}
      {!picking && (
        <div>
          <Button variant="default" size="sm" onClick={() => setPicking(true)}>
            {t('correctionsDialog.more')}
          </Button>
        </div>
      )}
      <TextField
        control={control}
        name="wishedFor"
        label={t('correctionsDialog.wishedFor')}
        hint={t('correctionsDialog.wishedForHint')}
        check={optional(date)}
        type="date"
        optional
      />
    </section>
  );
}
