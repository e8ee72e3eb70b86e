import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { mayChangeNotification, RECIPIENT_STATES } from '@portal/domain/notifications/notification.ts';
import { CreateOrEdit, FormScreen } from '../../platform/forms/FormScreen.tsx';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { AgainButton } from './AgainButton.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { NotificationMarks } from './NotificationMarks.tsx';
import { NotificationPreview } from './NotificationPreview.tsx';
import { useNotification } from './notifications.queries.ts';
import { RecipientList } from './RecipientList.tsx';
import { mayResend } from './useResend.ts';

const LIST = '/notifications/list';
const COUNTS = { WAITING: 'waiting', SENT: 'sent', FAILED: 'failed', SKIPPED: 'skipped' } as const;

/** `/notifications/create` makes a notification; with an id it changes one, or shows one that has left. */
export function NotificationFormScreen() {
  return <CreateOrEdit create={CreateNotification} edit={EditNotification} />;
}

function CreateNotification() {
  const t = useText('notificationForm');
  return (
    <FormScreen title={t('createTitle')} lead={t('createLead')} list={LIST} toList={t('toList')}>
      {({ back, leave }) => <NotificationForm back={back} onDone={() => leave(t('created'))} />}
    </FormScreen>
  );
}

function EditNotification({ id }: { id: number }) {
  const t = useText('notificationForm');
  const query = useNotification(id);
  const maySend = useActor().permissions.has('business.notification.send');
  const notification = query.data;
  const isOpen = notification && maySend && mayChangeNotification(notification.state);
  return (
    <FormScreen
      title={notification ? t('editTitle', { name: notification.name }) : t('editWaiting')}
      lead={notification && <NotificationMarks notification={notification} />}
      list={LIST}
      toList={t('toList')}
    >
      {({ back, leave }) => (
        <>
          <UntilRead query={query} />
          {isOpen && <NotificationForm notification={notification} back={back} onDone={() => leave(t('saved'))} />}
          {notification && !isOpen && <AsItStands notification={notification} />}
        </>
      )}
    </FormScreen>
  );
}

/** One that has left, or is read by whoever may not send: how its recipients stand, and what it says. */
function AsItStands({ notification }: { notification: Notification }) {
  const t = useText('notificationForm');
  const { language, recipients, state: stands } = notification;
  const maySend = useActor().permissions.has('business.notification.send');
  return (
    <>
      <FieldGroup title={t('recipients')}>
        <ul>
          {RECIPIENT_STATES.map((state) => (
            <li key={state}>{`${t(COUNTS[state])}: ${formatNumber(recipients[COUNTS[state]])}`}</li>
          ))}
        </ul>
        {maySend && mayResend(notification) && <AgainButton notification={notification} />}
      </FieldGroup>
      <NotificationPreview language={language} texts={notification} file={notification.attachment} />
      {stands !== 'DRAFT' && <RecipientList notification={notification} />}
    </>
  );
}
