import { useQuery } from '@tanstack/react-query';
import type { EventDetail } from '@portal/contract/events/events.ts';
import {
  ATTENDEE_KINDS,
  CHOSEN_STATUSES,
  conferenceName,
  eventName,
  eventPlace,
  meantRange,
  type AttendeeKind,
} from '@portal/domain/events/event.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { timeOfDay } from '@portal/domain/interviews/appointments.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { SelectField } from '../../platform/forms/fields/SelectField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { checkInSettingsQuery, useEventOptions } from '../events.queries.ts';
import { ChecksField } from '../../platform/forms/fields/ChecksField.tsx';
import { useEventForm } from './useEventForm.ts';

interface Props {
  /** Nothing: one is made. */
  event?: EventDetail;
  /** The list as it was. */
  back: string;
  onDone: (event: EventDetail) => void;
}

/** An event's form, once it is known which kinds of attendee staff have set. */
export function EventForm(props: Props) {
  const settings = useQuery(checkInSettingsQuery);
  return (
    <>
      <UntilRead query={settings} />
      {settings.data && <Fields {...props} kinds={settings.data.kinds} />}
    </>
  );
}

const ZONES = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
const RANGE = ['startTime', 'endDay', 'endTime'] as const;

/** Every field of an event (product/events.md#event); what may not change any more says so in its hint. */
function Fields({ event, back, onDone, kinds }: Props & { kinds: readonly AttendeeKind[] }) {
  const t = useText('eventForm');
  const list = useText('eventList');
  const options = useEventOptions().data;
  const act = useEventForm(event, kinds, onDone);
  const { control, getValues } = act.form;
  const fixed = event?.fixed ? t('fixed') : undefined;
  // What is wrong with the range is said at the field where it is mended, as the server says it.
  const within =
    (field: (typeof RANGE)[number], check: (value: string) => true | string) =>
    (value: string): true | string => {
      const own = check(value);
      const values = getValues();
      if (own !== true || values.startDay === '' || values.endDay === '') return own;
      const wrong = meantRange(values).fields?.[field];
      return wrong ? problemText(wrong) : true;
    };
  const regions = [...(options?.regions ?? [])];
  if (event?.region && !regions.some(({ id }) => id === event.region?.id)) regions.push(event.region);
  const offered = ATTENDEE_KINDS.filter((kind) => kinds.includes(kind) || event?.access.includes(kind));
  const conferences = options?.conferences ?? [];
  return (
    <FormFrame
      form={act}
      submit={t(event ? 'editSubmit' : 'createSubmit')}
      notDone={t(event ? 'notSaved' : 'notCreated')}
      back={back}
      isLong
    >
      <FieldGroup title={t('about')}>
        <TextField control={control} name="name" label={t('name')} check={required(eventName)} />
        <FieldPair>
          <TextField
            control={control}
            name="conference"
            label={list('conference')}
            hint={
              conferences.length > 0
                ? t('conferencesThere', { list: formatList(conferences.slice(0, 5)) })
                : t('conferenceHint')
            }
            check={required(conferenceName)}
          />
          <TextField control={control} name="place" label={list('place')} check={required(eventPlace)} />
        </FieldPair>
        <FieldPair>
          <SelectField
            control={control}
            name="ephesian"
            label={list('ephesian')}
            placeholder={list('ephesian.none')}
            hint={t('regionHint')}
            choices={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
            optional
          />
          <ChoiceField
            control={control}
            name="status"
            label={list('status')}
            hint={fixed ?? t('statusHint')}
            choices={CHOSEN_STATUSES.map((value) => ({ value, label: list(`status.${value}`) }))}
          />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={t('when')}>
        <FieldPair>
          <TextField
            control={control}
            name="startDay"
            type="date"
            label={t('startDay')}
            hint={fixed}
            check={required(date)}
          />
          <TextField
            control={control}
            name="startTime"
            type="time"
            label={t('startTime')}
            check={within('startTime', required(timeOfDay))}
          />
        </FieldPair>
        <FieldPair>
          <TextField
            control={control}
            name="endDay"
            type="date"
            label={t('endDay')}
            check={within('endDay', required(date))}
          />
          <TextField
            control={control}
            name="endTime"
            type="time"
            label={t('endTime')}
            check={within('endTime', required(timeOfDay))}
          />
        </FieldPair>
        <SelectField
          control={control}
          name="zone"
          label={list('zone')}
          placeholder={t('chooseZone')}
          hint={t('zoneHint')}
          choices={
            ZONES.some(({ value }) => value === event?.zone) || !event
              ? ZONES
              : [...ZONES, { value: event.zone, label: event.zone }]
          }
        />
      </FieldGroup>
      <ChecksField
        control={control}
        name="access"
        label={list('access')}
        hint={fixed ?? t('accessHint')}
        choices={offered.map((value) => ({ value, label: list(`access.${value}`) }))}
      />
    </FormFrame>
  );
}
