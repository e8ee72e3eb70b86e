import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { documentKey } from '@portal/domain/applications/form.ts';
import { readyTextsFor } from '@portal/domain/applications/readyTexts.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { BulkDialog, type AskedOfMany } from '../../../platform/bulk/BulkDialog.tsx';
import { required } from '../../../platform/forms/fields/checks.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { call } from '../../../platform/network/api.ts';
import { currentLanguage, useText } from '../../../platform/texts/i18n.ts';
import { useReadyTexts } from '../../readyTexts/readyTexts.queries.ts';
import { withReadyText } from '../../readyTexts/withReadyText.ts';
import { DATED_DOCUMENTS } from './datedDocuments.queries.ts';

interface Values {
  message: { en: string; es: string };
}

const DEFAULTS: Values = { message: { en: '', es: '' } };

/** Ready texts are for all documents alike, so that any of them finds those that suit. */
const ANY_DOCUMENT = documentKey('GOVERNMENT_ID');

/** Asks the applicants for documents anew, in words that each reads in their own language. */
export default function AskDocumentsDialog(asked: AskedOfMany) {
  const client = useQueryClient();
  return (
    <BulkDialog<Values>
      {...asked}
      kind="askDocuments"
      defaults={DEFAULTS}
      size="medium"
      start={(of, idempotencyKey, values) =>
        call('askDocuments', { body: { ...('ids' in of ? { documents: of.ids } : of), ...values }, idempotencyKey })
      }
      onEnded={() => void client.invalidateQueries({ queryKey: DATED_DOCUMENTS })}
      renderFields={(form) => <Texts form={form} />}
    />
  );
}

function Texts({ form }: { form: UseFormReturn<Values> }) {
  const t = useText('datedDocuments');
  const texts = readyTextsFor(useReadyTexts().data?.texts ?? [], ANY_DOCUMENT);
  const take = (chosen: string | null) => {
    const found = chosen === null ? undefined : texts[Number(chosen)];
    if (!found) return;
    for (const language of LANGUAGES) {
      const before = form.getValues(`message.${language}`);
      form.setValue(`message.${language}`, withReadyText(before, found.text[language]), { shouldValidate: true });
    }
  };
  return (
    <>
      {texts.length > 0 && (
        <Select
          label={t('ready')}
          placeholder={t('chooseReady')}
          description={t('readyHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={texts.map(({ text }, index) => ({ value: String(index), label: text[currentLanguage()] }))}
          value={null}
          onChange={take}
          withScrollArea={false}
          styles={{ dropdown: { maxHeight: 240, overflowY: 'auto' } }}
          comboboxProps={{ withinPortal: false }}
        />
      )}
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          control={form.control}
          name={`message.${language}`}
          label={t(`message.${language}`)}
          hint={t('messageHint')}
          check={required(paragraph(MAX_CORRECTION_MESSAGE))}
          most={MAX_CORRECTION_MESSAGE}
        />
      ))}
    </>
  );
}
