import { CloseButton } from '@mantine/core';
import type { Control } from 'react-hook-form';
import type { Language } from '@portal/domain/languages.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import { ReadyTextChoice } from '../../readyTexts/ReadyTextChoice.tsx';
import { checkMessage, type AskedFields } from './askedFields.ts';
import classes from './CorrectionsDialog.module.css';

interface Props {
  control: Control<AskedFields>;
  index: number;
  /** Its key. */
  field: string;
  most: number;
  onRemove: () => void;
  /** Somebody asked for it meanwhile. */
  isTaken: boolean;
  /** Of the applicant. */
  language: Language;
  /** A ready text was chosen. */
  onReady: (text: string) => void;
  /** The dialog opens with the focus in it. */
  isFirst: boolean;
}

/** A field that is asked for, whatever the search shows, with what is wrong with it. */
export function ChosenField({ control, index, field, most, onRemove, isTaken, language, onReady, isFirst }: Props) {
  const t = useText('applicationDetail');
  const name = useFieldLabel().full(field);
  return (
    <div className={classes.asked}>
      <div className={classes.texts}>
        <TextField
          control={control}
          name={`corrections.${index}.message`}
          label={t('correctionsDialog.message', { field: name })}
          hint={t(isTaken ? 'correctionsDialog.taken' : 'correctionsDialog.messageHint')}
          check={checkMessage}
          most={most}
          {...(isFirst && { isFirst })}
        />
        <ReadyTextChoice field={field} name={name} language={language} onTake={onReady} />
      </div>
      <CloseButton aria-label={t('correctionsDialog.remove', { field: name })} onClick={onRemove} />
    </div>
  );
}
