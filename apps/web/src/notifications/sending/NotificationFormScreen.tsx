import { useParams } from 'react-router';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { mayChangeNotification, RECIPIENT_STATES } from '@portal/domain/notifications/notification.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { Screen } from '../../ui/Screen.tsx';
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
  const { id } = useParams();
  return id === undefined ? <CreateNotification /> : <EditNotification key={id} id={idIn(id)} />;
}

function CreateNotification() {
  const t = useText('notificationForm');
  const common = useText('common');
  const { back, leave } = useWayBack(LIST);
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <NotificationForm back={back} onDone={() => leave(t('created'))} />
    </Screen>
  );
}

function EditNotification({ id }: { id: number }) {
  const t = useText('notificationForm');
  const common = useText('common');
  const query = useNotification(id);
  const { back, leave } = useWayBack(LIST);
  const maySend = useActor().permissions.has('business.notification.send');
  const notification = query.data;
  const isOpen = notification && maySend && mayChangeNotification(notification.state);
  return (
    <Screen
      title={notification ? t('editTitle', { name: notification.name }) : t('editWaiting')}
      product={common('productName')}
      lead={notification && <NotificationMarks notification={notification} />}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={query} />
      {isOpen && <NotificationForm notification={notification} back={back} onDone={() => leave(t('saved'))} />}
      {notification && !isOpen && <AsItStands notification={notification} />}
    </Screen>
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
