import { Navigate, useParams } from 'react-router';
import { whyNotEditEvent } from '@portal/domain/events/event.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useEvent } from '../events.queries.ts';
import { EventForm } from './EventForm.tsx';

/** `/events/create` makes an event; with an id it changes one. One in progress is watched instead: nobody edits it. */
export function EventFormScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <EditEvent key={id} id={Number(id)} /> : <CreateEvent />;
}

function CreateEvent() {
  const t = useText('eventForm');
  const common = useText('common');
  const { back, leave } = useWayBack('/events/list');
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <EventForm back={back} onDone={({ name, code }) => leave(t('created', { name, code }))} />
    </Screen>
  );
}

function EditEvent({ id }: { id: number }) {
  const t = useText('eventForm');
  const common = useText('common');
  const event = useEvent(id);
  const { back, leave } = useWayBack('/events/list');
  if (event.data && whyNotEditEvent(event.data.status).length > 0)
    return <Navigate to={`/events/live/${id}`} replace />;
  return (
    <Screen
      title={event.data ? t('editTitle', { name: event.data.name }) : t('editWaiting')}
      product={common('productName')}
      lead={event.data && t('codeOf', { code: event.data.code })}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={event} />
      {event.data && <EventForm event={event.data} back={back} onDone={({ name }) => leave(t('saved', { name }))} />}
    </Screen>
  );
}
