import { useQueryClient } from '@tanstack/react-query';
import type { SetStageLimits } from '@portal/contract/settings.ts';
import { LIMIT_DAYS, LIMITED_STAGES, type LimitedStage } from '@portal/domain/settings/stageLimits.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { stageLimitsQuery } from '../../platform/session/stageLimits.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

/** Days as typed: none is null, what is no such number nothing. */
function daysOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= LIMIT_DAYS.least && days <= LIMIT_DAYS.most ? days : undefined;
}

const ofEach = <Value,>(value: (stage: LimitedStage) => Value) =>
  Object.fromEntries(LIMITED_STAGES.map((stage) => [stage, value(stage)])) as Record<LimitedStage, Value>;

/** Working days a stage; empty: no limit. */
export function StageLimitsForm({ set }: { set: SetStageLimits }) {
  const t = useText('day');
  const stages = useText('stages');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setStageLimits',
    name: 'stageLimits',
    record: set,
    values: (present = set) => ofEach((stage) => String(present.limits[stage] ?? '')),
    send: (typed, base = set, idempotencyKey) =>
      call('setStageLimits', {
        body: { limits: ofEach((stage) => daysOf(typed[stage]) ?? null), version: base.version },
        idempotencyKey,
      }),
    renew: () => void client.invalidateQueries({ queryKey: stageLimitsQuery.queryKey }),
    done: () => showToast({ tone: 'done', subject: 'stageLimits', text: t('limitsSaved') }),
  });
  return (
    <FormFrame form={act} submit={t('limitsSubmit')}>
      {LIMITED_STAGES.map((stage) => (
        <TextField
          key={stage}
          control={act.form.control}
          name={stage}
          label={stages(stage)}
          hint={t('limitHint')}
          check={(value) => daysOf(value) !== undefined || t('limitWrong', LIMIT_DAYS)}
          inputMode="numeric"
          optional
        />
      ))}
    </FormFrame>
  );
}
