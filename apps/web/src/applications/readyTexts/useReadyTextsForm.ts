import { useQueryClient } from '@tanstack/react-query';
import type { KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';
import { call } from '../../platform/network/api.ts';
import { useFolded, useFoldedList } from '../../platform/forms/kept/useFolded.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewReadyTexts } from './readyTexts.queries.ts';
import { emptyReadyText, type ReadyTextsForm } from './readyTextsForm.ts';

/** The form of all ready texts: saved as a whole, so that order and content never part; one is unfolded at a time. */
export function useReadyTextsForm(kept: KeptReadyTexts) {
  const t = useText('readyTexts');
  const client = useQueryClient();
  const folded = useFolded('texts');
  const act = useRecordForm({
    endpoint: 'saveReadyTexts',
    name: 'readyTexts',
    record: kept,
    values: (present = kept): ReadyTextsForm => ({ texts: present.texts }),
    entries: { texts: [{ ...emptyReadyText(), places: ['leader'] }] },
    send: ({ texts }, base = kept, idempotencyKey) =>
      call('saveReadyTexts', { body: { texts, version: base.version }, idempotencyKey }).catch(folded.unfoldWrong),
    renew: () => undefined,
    done: (saved) => {
      showToast({ tone: 'done', text: t('saved') });
      void renewReadyTexts(client, saved);
    },
  });
  return { act, texts: useFoldedList(act.form.control, 'texts', folded, emptyReadyText) };
}
