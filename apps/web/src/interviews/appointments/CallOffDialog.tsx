import type { Appointment } from '@portal/contract/interviews/appointments.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { APPOINTMENT } from '@portal/domain/interviews/appointments.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useTakeAppointments } from './appointments.queries.ts';
import { bothTimes, spanOf } from './appointmentTimes.ts';

interface Props {
  id: number;
  /** Of the leader. */
  name: string;
  appointment: Appointment;
  onDone: () => void;
  onClose: () => void;
}

/** Calls an appointment off, as it is now: who moved it meanwhile is seen in the hint. */
export default function CallOffDialog({ id, name, appointment, onDone, onClose }: Props) {
  const t = useText('appointments');
  const { take, renew } = useTakeAppointments(id);
  const { seen, upon } = useSeenRecord('cancelAppointment', appointment, renew);
  const { send } = useLastingAct((body: { reason: string; version: number }, idempotencyKey) =>
    call('cancelAppointment', { params: { id, appointment: appointment.id }, body, idempotencyKey }),
  );
  const act = useActForm({
    name: `appointment.callOff.${appointment.id}`,
    defaults: { reason: '' },
    act: ({ reason }, sending) => upon(send({ reason, version: seen.version }, sending)),
    done: (answered) => {
      take(answered);
      showToast({ tone: 'done', subject: `appointment ${id}`, text: t('nowCalledOff', { name }) });
      onDone();
    },
  });
  const { theirs, zone } = bothTimes(spanOf(seen), seen.zone);
  return (
    <ActDialog
      title={t('callOffTitle', { name })}
      hint={t('callOffHint', { when: t('withZone', { when: theirs, zone }) })}
      submit={t('callOffSubmit')}
      danger
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="reason"
        label={t('reason')}
        check={optional(paragraph(APPOINTMENT.text))}
        most={APPOINTMENT.text}
        optional
        isFirst
      />
    </ActDialog>
  );
}
