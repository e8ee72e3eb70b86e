import { useQueryClient } from '@tanstack/react-query';
import type { EventDetail } from '@portal/contract/events/events.ts';
import type { AttendeeKind, ChosenStatus } from '@portal/domain/events/event.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { EVENTS } from '../events.queries.ts';

/** As they stand in the form. */
export interface EventValues {
  name: string;
  place: string;
  conference: string;
  /** The id of whose region it is; empty: the whole network. */
  ephesian: string;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  zone: string;
  access: AttendeeKind[];
  status: ChosenStatus;
}

const valuesOf = (event: EventDetail): EventValues => ({
  name: event.name,
  place: event.place,
  conference: event.conference,
  ephesian: event.region ? String(event.region.id) : '',
  startDay: event.startDay,
  startTime: event.startTime,
  endDay: event.endDay,
  endTime: event.endTime,
  zone: event.zone,
  access: event.access.toSorted(),
  status: event.chosen,
});

const bodyOf = (values: EventValues) => ({
  ...values,
  ephesian: values.ephesian === '' ? null : Number(values.ephesian),
});

/** The form of an event; a new one is open, on the clock of whoever makes it, and admits what staff have set. */
export function useEventForm(
  event: EventDetail | undefined,
  kinds: readonly AttendeeKind[],
  onDone: (event: EventDetail) => void,
) {
  const client = useQueryClient();
  const empty: EventValues = {
    name: '',
    place: '',
    conference: '',
    ephesian: '',
    startDay: '',
    startTime: '09:00',
    endDay: '',
    endTime: '18:00',
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    access: kinds.toSorted(),
    status: 'OPEN',
  };
  return useRecordForm({
    endpoint: 'updateEvent',
    name: event ? `event.${event.id}` : 'event.new',
    record: event,
    values: (present = event) => (present ? valuesOf(present) : empty),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createEvent', { body: bodyOf(values), idempotencyKey })
        : call('updateEvent', {
            params: { id: base.id },
            body: { ...bodyOf(values), version: base.version },
            idempotencyKey,
          }),
    renew: () => void client.invalidateQueries({ queryKey: EVENTS }),
    done: onDone,
  });
}
