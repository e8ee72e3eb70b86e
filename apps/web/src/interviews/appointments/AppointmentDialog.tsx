import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Appointments } from '@portal/contract/interviews/appointments.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import {
  APPOINTMENT,
  ATTENDEES,
  meetingPlace,
  REPEATED_HOURS,
  timeOfDay,
} from '@portal/domain/interviews/appointments.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { optional, required } from '../../platform/forms/fields/checks.ts';
import { SelectField } from '../../platform/forms/fields/SelectField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { bodyOf, meantBy, typedSpan, valuesOf } from './appointmentForm.ts';
import { useInterviewers, useTakeAppointments } from './appointments.queries.ts';
import { AppointmentSight } from './AppointmentSight.tsx';
import { zoneChoices } from './zoneChoices.ts';
import classes from './Appointments.module.css';

interface Props {
  id: number;
  /** Of the leader. */
  name: string;
  appointments: Appointments;
  onDone: () => void;
  onClose: () => void;
}

const LENGTHS = [15, 30, 45, 60, 90, 120, 180];

/** Arranges the interview, or changes anything of its appointment; on both clocks, and with what else the interviewer has then. */
export default function AppointmentDialog({ id, name, appointments, onDone, onClose }: Props) {
  const t = useText('appointments');
  const { take, renew } = useTakeAppointments(id);
  const interviewers = useInterviewers(id);
  // As the dialog was opened: others may have called it off since.
  const [{ coming, offered }] = useState(appointments);
  const act = useRecordForm({
    endpoint: 'changeAppointment',
    name: `appointment.${id}.${coming?.id ?? 'new'}`,
    record: coming ?? undefined,
    values: (present = coming ?? undefined) => valuesOf(present, offered),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('makeAppointment', { params: { id }, body: bodyOf(values), idempotencyKey })
        : call('changeAppointment', {
            params: { id, appointment: base.id },
            body: { ...bodyOf(values), version: base.version },
            idempotencyKey,
          }),
    renew,
    done: (saved) => {
      take(saved);
      showToast({ tone: 'done', subject: `appointment ${id}`, text: t(coming ? 'changed' : 'made', { name }) });
      onDone();
    },
  });
  const { control, formState } = act.form;
  const values = useWatch({ control }) as ReturnType<typeof valuesOf>;
  const isTwice = meantBy(values).length > 1 || formState.errors.hour !== undefined;
  const people = interviewers.data?.map((person) => ({ value: String(person.id), label: person.name }));
  const lengths = [...new Set([...LENGTHS, Number(values.minutes)])].toSorted((one, other) => one - other);
  return (
    <ActDialog
      title={t(coming ? 'changeTitle' : 'makeTitle', { name })}
      hint={t('lead')}
      submit={t(coming ? 'changeSubmit' : 'makeSubmit')}
      form={act}
      onClose={onClose}
    >
      {interviewers.error && (
        <FailedReading
          title={t('interviewersFailed')}
          error={interviewers.error}
          onRetry={interviewers.refetch}
          busy={interviewers.isFetching}
        />
      )}
      <div className={classes.row}>
        <TextField control={control} name="day" type="date" label={t('day')} check={required(date)} isFirst />
        <TextField control={control} name="time" type="time" label={t('time')} check={required(timeOfDay)} />
        <ChoiceField
          control={control}
          name="minutes"
          label={t('minutes')}
          choices={lengths.map((minutes) => ({ value: String(minutes), label: t('minutesOf', { minutes }) }))}
        />
      </div>
      <SelectField
        control={control}
        name="zone"
        label={t('zone')}
        placeholder={t('chooseZone')}
        choices={zoneChoices(offered.zones, values.zone)}
      />
      {isTwice && (
        <ChoiceField
          control={control}
          name="hour"
          label={t('hour')}
          placeholder={t('chooseHour')}
          choices={REPEATED_HOURS.map((hour) => ({ value: hour, label: t(hour) }))}
        />
      )}
      <SelectField
        control={control}
        name="interviewer"
        label={t('interviewer')}
        placeholder={t('chooseInterviewer')}
        choices={
          people ??
          (offered.interviewer ? [{ value: String(offered.interviewer.id), label: offered.interviewer.name }] : [])
        }
      />
      <AppointmentSight
        id={id}
        zone={values.zone}
        span={typedSpan(values)}
        interviewer={interviewers.data?.find((person) => String(person.id) === values.interviewer)}
        except={coming?.id}
      />
      <TextField
        control={control}
        name="place"
        label={t('placeField')}
        hint={t('placeHint')}
        check={required(meetingPlace)}
      />
      {(offered.couple || values.attendees === 'COUPLE') && (
        <ChoiceField
          control={control}
          name="attendees"
          label={t('attendees')}
          choices={ATTENDEES.map((value) => ({ value, label: t(value, { name }) }))}
        />
      )}
      <TextField
        control={control}
        name="note"
        label={t('noteField')}
        check={optional(paragraph(APPOINTMENT.text))}
        most={APPOINTMENT.text}
        optional
      />
    </ActDialog>
  );
}
