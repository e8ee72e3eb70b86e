import { useState } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { documentKey } from '@portal/domain/applications/form.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { call } from '../../platform/network/api.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { refreshApplication, useCardAct } from '../applications.queries.ts';
import { cardSubject } from '../cardSubject.ts';
import { ReadyTextChoice } from '../readyTexts/ReadyTextChoice.tsx';
import { withReadyText } from '../readyTexts/withReadyText.ts';
import type { CardDocument } from './cardDocuments.ts';

interface Props {
  application: Detail;
  document: CardDocument & { file: Detail['documents'][number] };
  onClose: () => void;
}

/** Why a document is refused; the applicant reads it. It is about the file that was looked at as the dialog opened. */
export default function RefuseDialog({ application, document: { kind, file }, onClose }: Props) {
  const t = useText('documents');
  const document = useText('applicationForm')(`fields.documents.${kind}`);
  const client = useQueryClient();
  const { id } = application;
  const [seen] = useState(file.file);
  const refuse = useCardAct(application, (body: { reason: string }, { idempotencyKey }) =>
    call('refuseDocument', { params: { id, kind }, body: { ...body, file: seen }, idempotencyKey }),
  );
  const act = useActForm({
    name: `refusal.${id}.${kind}`,
    defaults: { reason: '' },
    act: (values: { reason: string }, sending) =>
      refuse.send(values, sending).catch((error: unknown) => {
        // The new one stands there then, to be looked at first.
        void refreshApplication(client, id);
        throw error;
      }),
    done: () => {
      showToast({ tone: 'done', subject: cardSubject(id), text: t('refused', { document }) });
      onClose();
    },
  });
  const isOver = isRefusal(act.failures?.error, 'document.replaced');
  return (
    <ActDialog
      title={t('refuseTitle', { document })}
      hint={t('refuseHint')}
      submit={isOver ? undefined : t('refuseSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        check={required(paragraph(MAX_CORRECTION_MESSAGE))}
        most={MAX_CORRECTION_MESSAGE}
        isFirst
      />
      <ReadyTextChoice
        field={documentKey(kind)}
        name={document}
        language={application.applicantLanguage}
        onTake={(text) => {
          act.form.setValue('reason', withReadyText(act.form.getValues('reason'), text), { shouldValidate: true });
          act.form.setFocus('reason');
        }}
      />
    </ActDialog>
  );
}
