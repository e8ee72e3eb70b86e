import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { QUESTION_LIMITS } from '@portal/domain/questions/question.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { emptyOption, type QuestionValues } from './questionForm.ts';
import classes from './Questions.module.css';

interface Props {
  control: Control<QuestionValues>;
  /** Options under which questions stand. */
  held: readonly string[];
}

const fine = (): true => true;

/** What may be chosen: identifiers that differ, and labels in both languages. */
export function OptionsField({ control, held }: Props) {
  const t = useText('interviewQuestions');
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const options = useWatch({ control, name: 'options' });
  const { errors } = useFormState({ control, name: 'options' });
  const error = errors.options?.message ?? errors.options?.root?.message;
  return (
    <fieldset className={classes.options}>
      <legend>{t('options')}</legend>
      <p className={error ? classes.error : classes.quiet} role={error ? 'alert' : undefined}>
        {error ?? t('optionsHint')}
      </p>
      {fields.map(({ key }, at) => {
        const isHeld = held.includes(options[at]?.id ?? '');
        const number = at + 1;
        return (
          <div key={key} className={classes.option}>
            <div className={classes.optionHead}>
              <span>{t('option', { number })}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('removeOption', { number })}
                disabled={isHeld || fields.length <= QUESTION_LIMITS.leastOptions}
                onClick={() => remove(at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
            <PairField control={control} name={`options.${at}.label`} label={t('optionLabel')} />
            {isHeld ? (
              <p className={classes.quiet}>{t('optionHeld')}</p>
            ) : (
              <TextField control={control} name={`options.${at}.id`} label={t('optionId')} check={fine} />
            )}
          </div>
        );
      })}
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={fields.length >= QUESTION_LIMITS.options}
        onClick={() => append(emptyOption())}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  );
}
