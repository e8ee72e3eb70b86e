import { Navigate } from 'react-router';
import { whyNotEditEvent } from '@portal/domain/events/event.ts';
import { CreateOrEdit, FormScreen } from '../../platform/forms/FormScreen.tsx';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useEvent } from '../events.queries.ts';
import { EventForm } from './EventForm.tsx';

const LIST = '/events/list';

/** `/events/create` makes an event; with an id it changes one. One in progress is watched instead: nobody edits it. */
export function EventFormScreen() {
  return <CreateOrEdit create={CreateEvent} edit={EditEvent} />;
}

function CreateEvent() {
  const t = useText('eventForm');
  return (
    <FormScreen title={t('createTitle')} lead={t('createLead')} list={LIST} toList={t('toList')}>
      {({ back, leave }) => <EventForm back={back} onDone={({ name, code }) => leave(t('created', { name, code }))} />}
    </FormScreen>
  );
}

function EditEvent({ id }: { id: number }) {
  const t = useText('eventForm');
  const event = useEvent(id);
  if (event.data && whyNotEditEvent(event.data.status).length > 0)
    return <Navigate to={`/events/live/${id}`} replace />;
  return (
    <FormScreen
      title={event.data ? t('editTitle', { name: event.data.name }) : t('editWaiting')}
      lead={event.data && t('codeOf', { code: event.data.code })}
      list={LIST}
      toList={t('toList')}
    >
      {({ back, leave }) => (
        <>
          <UntilRead query={event} />
          {event.data && (
            <EventForm event={event.data} back={back} onDone={({ name }) => leave(t('saved', { name }))} />
          )}
        </>
      )}
    </FormScreen>
  );
}
