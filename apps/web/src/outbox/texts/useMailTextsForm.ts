import { useQueryClient } from '@tanstack/react-query';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import { call } from '../../platform/network/api.ts';
import { useFolded, useFoldedList } from '../../platform/forms/kept/useFolded.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { renewMailTexts } from '../../platform/mails/mailTexts.queries.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { emptyTemplate, valuesOf } from './mailTextsForm.ts';

/** The form of all texts, saved as a whole; one template is unfolded at a time. */
export function useMailTextsForm(kept: KeptMailTexts) {
  const t = useText('mailTexts');
  const client = useQueryClient();
  const folded = useFolded('templates');
  const act = useRecordForm({
    endpoint: 'saveMailTexts',
    name: 'mailTexts',
    record: kept,
    values: (present = kept) => valuesOf(present),
    entries: { templates: [emptyTemplate()] },
    send: (values, base = kept, idempotencyKey) =>
      call('saveMailTexts', { body: { ...values, version: base.version }, idempotencyKey }).catch(folded.unfoldWrong),
    renew: () => undefined,
    done: (saved) => {
      showToast({ tone: 'done', text: t('saved') });
      void renewMailTexts(client, saved);
    },
  });
  return { act, templates: useFoldedList(act.form.control, 'templates', folded, emptyTemplate) };
}
