import { useQueryClient } from '@tanstack/react-query';
import type { KeptFaq } from '@portal/contract/content/content.ts';
import { call } from '../platform/network/api.ts';
import { useFolded, useFoldedList } from '../platform/forms/kept/useFolded.ts';
import { useRecordForm } from '../platform/forms/useRecordForm.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { emptyGroup, type FaqForm } from './faqForm.ts';
import { renewFaq } from './faq.queries.ts';

/** The form of all questions: saved as a whole, so that order and content never part; one group is unfolded at a time. */
export function useFaqForm(kept: KeptFaq) {
  const t = useText('content');
  const client = useQueryClient();
  const folded = useFolded('groups');
  const act = useRecordForm({
    endpoint: 'saveFaq',
    name: 'faq',
    record: kept,
    values: (present = kept): FaqForm => ({ groups: present.groups }),
    entries: { groups: [emptyGroup()] },
    send: ({ groups }, base = kept, idempotencyKey) =>
      call('saveFaq', { body: { groups, version: base.version }, idempotencyKey }).catch(folded.unfoldWrong),
    renew: () => undefined,
    done: (saved) => {
      showToast({ tone: 'done', text: t('saved') });
      void renewFaq(client, saved);
    },
  });
  return { act, groups: useFoldedList(act.form.control, 'groups', folded, emptyGroup) };
}
