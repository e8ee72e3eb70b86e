import { useState } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useCardAct } from '../applications.queries.ts';
import { cardSubject } from '../cardSubject.ts';
import type { CardDocument } from './cardDocuments.ts';

interface Props {
  application: Detail;
  document: CardDocument & { file: Detail['documents'][number] };
  onClose: () => void;
}

/** Until when an accepted document holds; its applicant is reminded before. */
export default function ExpiryDialog({ application, document: { kind, file }, onClose }: Props) {
  const t = useText('documents');
  const document = useText('applicationForm')(`fields.documents.${kind}`);
  const { id } = application;
  const [seen] = useState(file.file);
  const date = useCardAct(application, (body: { validUntil: string }, { idempotencyKey }) =>
    call('acceptDocument', { params: { id, kind }, body: { ...body, file: seen, accepted: true }, idempotencyKey }),
  );
  const act = useActForm({
    name: `expiry.${id}.${kind}`,
    defaults: { validUntil: file.accepted?.validUntil ?? '' },
    act: (values: { validUntil: string }, sending) => date.send(values, sending),
    done: () => {
      showToast({ tone: 'done', subject: cardSubject(id), text: t('dated', { document }) });
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('dateTitle', { document })}
      hint={t('dateHint')}
      submit={t('dateSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="validUntil"
        label={t('dateLabel')}
        hint={t('dateEmpty')}
        check={optional(notPast)}
        optional
        type="date"
        isFirst
      />
    </ActDialog>
  );
}
