import { Textarea } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useFieldLabel } from '../card/form/useFieldLabel.ts';
import { checkMessage } from '../dialogs/corrections/askedFields.ts';
import { ReadyTextChoice } from '../readyTexts/ReadyTextChoice.tsx';
import { withReadyText } from '../readyTexts/withReadyText.ts';
import { useComposed } from './useComposed.ts';
import classes from './Corrections.module.css';

export const composedTextId = (application: number, field: string): string => `composed-${application}-${field}`;

/** Beneath a field that its pencil took into the request: what is wrong with it, the same text as in the dialog. */
export function ComposedText({ application, field }: { application: Detail; field: string }) {
  const t = useText('applicationDetail');
  const forms = useText('forms');
  const name = useFieldLabel().full(field);
  const { corrections, write } = useComposed(application.id);
  const message = corrections.find((one) => one.field === field)?.message ?? '';
  const wrong = checkMessage(message);
  const length = lengthOf(message);
  const used = forms('left', { count: formatNumber(length), length: formatNumber(MAX_CORRECTION_MESSAGE) });
  return (
    <div className={classes.composed}>
      <Textarea
        id={composedTextId(application.id, field)}
        label={t('correctionsDialog.message', { field: name })}
        value={message}
        onChange={({ currentTarget }) => write(field, currentTarget.value)}
        autosize
        minRows={2}
        maxRows={10}
        description={`${t('correctionsDialog.messageHint')} · ${used}`}
        // Nothing written yet is no mistake.
        error={message !== '' && wrong !== true && wrong}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <ReadyTextChoice
        field={field}
        name={name}
        language={application.applicantLanguage}
        onTake={(text) => write(field, withReadyText(message, text))}
      />
    </div>
  );
}
