import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import type { KeptFaq } from '@portal/contract/content.ts';
import { call } from '../platform/network/api.ts';
import { useRecordForm } from '../platform/forms/useRecordForm.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ApiRefusal } from '../platform/network/refusals.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { emptyGroup, type FaqForm } from './faqForm.ts';
import { renewFaq } from './faq.queries.ts';

/** The form of all questions: saved as a whole, so that order and content never part; one group is unfolded at a time. */
export function useFaqForm(kept: KeptFaq) {
  const t = useText('content');
  const client = useQueryClient();
  const [open, setOpen] = useState<number>();
  const act = useRecordForm({
    endpoint: 'saveFaq',
    name: 'faq',
    record: kept,
    values: (present = kept): FaqForm => ({ groups: present.groups }),
    entries: { groups: [emptyGroup()] },
    send: ({ groups }, base = kept, idempotencyKey) =>
      call('saveFaq', { body: { groups, version: base.version }, idempotencyKey }).catch(unfoldWrong),
    renew: () => undefined,
    done: (saved) => {
      showToast({ tone: 'done', text: t('saved') });
      void renewFaq(client, saved);
    },
  });
  const groups = useFieldArray({ control: act.form.control, name: 'groups' });

  /** What the server found wrong stands in a group that may be folded. */
  function unfoldWrong(error: unknown): never {
    const [wrong = ''] = error instanceof ApiRefusal ? Object.keys(error.fields) : [];
    const group = /^groups\.(\d+)/.exec(wrong)?.[1];
    if (group !== undefined) setOpen(Number(group));
    throw error;
  }
  return {
    act,
    groups: groups.fields,
    open,
    unfold: setOpen,
    add() {
      groups.append(emptyGroup());
      setOpen(groups.fields.length);
    },
    move(index: number, by: 1 | -1) {
      groups.move(index, index + by);
      setOpen((now) => (now === index ? index + by : now === index + by ? index : now));
    },
    remove(index: number) {
      groups.remove(index);
      setOpen(undefined);
    },
  };
}
