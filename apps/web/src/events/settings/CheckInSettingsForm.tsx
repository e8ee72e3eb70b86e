import { useQueryClient } from '@tanstack/react-query';
import type { SetCheckIn } from '@portal/contract/settings.ts';
import { ATTENDEE_KINDS } from '@portal/domain/events/event.ts';
import { CHECK_IN_BOUNDS, DOOR_STAGES } from '@portal/domain/settings/checkIn.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { checkInSettingsQuery } from '../events.queries.ts';
import { ChecksField } from '../../platform/forms/fields/ChecksField.tsx';

type Bounds = (typeof CHECK_IN_BOUNDS)[keyof typeof CHECK_IN_BOUNDS];

/** A whole number within bounds, as it was typed. */
function isWithin(typed: string, { least, most }: Bounds): boolean {
  const text = typed.trim();
  return /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

const valuesOf = ({ minutes, licenceMonths, stages, kinds }: SetCheckIn) => ({
  minutes: String(minutes),
  licenceMonths: String(licenceMonths),
  stages: stages.toSorted(),
  kinds: kinds.toSorted(),
});

/** Minutes, stages, months and kinds, which are kept together. */
export function CheckInSettingsForm({ set }: { set: SetCheckIn }) {
  const t = useText('checkInSettings');
  const events = useText('eventList');
  const stages = useText('stages');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setCheckInSettings',
    name: 'checkInSettings',
    record: set,
    values: (present = set) => valuesOf(present),
    send: ({ minutes, licenceMonths, ...chosen }, base = set, idempotencyKey) =>
      call('setCheckInSettings', {
        body: { ...chosen, minutes: Number(minutes), licenceMonths: Number(licenceMonths), version: base.version },
        idempotencyKey,
      }),
    renew: () => void client.invalidateQueries({ queryKey: checkInSettingsQuery.queryKey }),
    done: () => showToast({ tone: 'done', subject: 'checkInSettings', text: t('saved') }),
  });
  const { control } = act.form;
  return (
    <FormFrame form={act} submit={t('submit')}>
      <FieldGroup title={t('numbers')}>
        <TextField
          control={control}
          name="minutes"
          label={t('minutes')}
          hint={t('minutesHint')}
          inputMode="numeric"
          check={(value) => isWithin(value, CHECK_IN_BOUNDS.minutes) || t('between', CHECK_IN_BOUNDS.minutes)}
        />
        <TextField
          control={control}
          name="licenceMonths"
          label={t('licenceMonths')}
          hint={t('licenceMonthsHint')}
          inputMode="numeric"
          check={(value) =>
            isWithin(value, CHECK_IN_BOUNDS.licenceMonths) || t('between', CHECK_IN_BOUNDS.licenceMonths)
          }
        />
      </FieldGroup>
      <ChecksField
        control={control}
        name="stages"
        label={t('stages')}
        hint={t('stagesHint')}
        choices={DOOR_STAGES.map((value) => ({ value, label: stages(value) }))}
      />
      <ChecksField
        control={control}
        name="kinds"
        label={t('kinds')}
        hint={t('kindsHint')}
        choices={ATTENDEE_KINDS.map((value) => ({ value, label: events(`access.${value}`) }))}
      />
    </FormFrame>
  );
}
