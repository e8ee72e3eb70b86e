import { useQueryClient } from '@tanstack/react-query';
import type { DraftErasure } from '@portal/contract/settings.ts';
import { DRAFT_DAYS } from '@portal/domain/clients/drafts.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewClients } from '../clients.queries.ts';

/** Days as typed: none is null, what is no such number nothing. */
function daysOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= DRAFT_DAYS.least && days <= DRAFT_DAYS.most ? days : undefined;
}

/** After how many quiet days an unfinished application is erased; empty: none is. */
export function ErasureForm({ erasure }: { erasure: DraftErasure }) {
  const t = useText('drafts');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setDraftErasure',
    name: 'draftErasure',
    record: erasure,
    values: (present = erasure) => ({ days: present.days === null ? '' : String(present.days) }),
    send: ({ days }, base = erasure, idempotencyKey) =>
      call('setDraftErasure', { body: { days: daysOf(days) ?? null, version: base.version }, idempotencyKey }),
    renew: () => void renewClients(client),
    done: () => showToast({ tone: 'done', subject: 'draftErasure', text: t('periodSaved') }),
  });
  const { days } = act.base ?? erasure;
  return (
    <FormFrame form={act} submit={t('periodSubmit')}>
      <TextField
        control={act.form.control}
        name="days"
        label={t('period')}
        hint={t('periodHint', { least: DRAFT_DAYS.least })}
        check={(value) => daysOf(value) !== undefined || t('periodWrong', DRAFT_DAYS)}
        inputMode="numeric"
        optional
      />
      <p>{days === null ? t('periodOff') : t('periodNow', { count: days, shown: formatNumber(days) })}</p>
    </FormFrame>
  );
}
