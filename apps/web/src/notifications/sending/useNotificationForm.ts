import { useQueryClient } from '@tanstack/react-query';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import type { PostLanguage } from '@portal/domain/content/post.ts';
import type { NotificationAim, RecipientGroup } from '@portal/domain/notifications/notification.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { renewNotifications } from './notifications.queries.ts';

interface Sides {
  en: string;
  es: string;
}

/** As they stand in the form. */
export interface NotificationValues {
  name: string;
  language: PostLanguage;
  title: Sides;
  message: Sides;
  subject: Sides;
  body: Sides;
  groups: RecipientGroup[];
  country: string;
  stages: BoardStage[];
  ephesian: string;
  people: string[];
  /** Single applicants, by their applications. */
  applicants: string[];
  state: NotificationAim;
  fromDay: string;
  fromTime: string;
  confirmed: boolean;
  /** The upload that is to be its file. */
  attachment: string;
  noAttachment: boolean;
}

const NONE: Sides = { en: '', es: '' };

const EMPTY: NotificationValues = {
  name: '',
  language: 'both',
  title: NONE,
  message: NONE,
  subject: NONE,
  body: NONE,
  groups: [],
  country: '',
  stages: [],
  ephesian: '',
  people: [],
  applicants: [],
  state: 'DRAFT',
  fromDay: '',
  fromTime: '',
  confirmed: false,
  attachment: '',
  noAttachment: false,
};

const valuesOf = (one: Notification): NotificationValues => ({
  name: one.name,
  language: one.language,
  title: { ...one.title },
  message: { ...one.message },
  subject: { ...one.subject },
  body: { ...one.body },
  groups: one.groups.toSorted(),
  country: one.country ?? '',
  stages: one.stages.toSorted(),
  ephesian: one.ephesian === null ? '' : String(one.ephesian),
  people: one.people.map(({ id }) => String(id)).toSorted(),
  applicants: one.applicants.map(({ id }) => String(id)).toSorted(),
  state: one.state === 'SCHEDULED' ? 'SCHEDULED' : 'DRAFT',
  fromDay: one.fromDay,
  fromTime: one.fromTime,
  confirmed: false,
  attachment: '',
  noAttachment: false,
});

/** The recipients that were chosen, as the server takes them. */
export const recipientsOf = ({
  groups,
  country,
  stages,
  ephesian,
  people,
  applicants,
}: Pick<NotificationValues, 'groups' | 'country' | 'stages' | 'ephesian' | 'people' | 'applicants'>) => ({
  groups,
  country: country === '' ? null : country,
  stages,
  ephesian: ephesian === '' ? null : Number(ephesian),
  people: people.map(Number),
  applicants: applicants.map(Number),
});

const bodyOf = ({ attachment, ...values }: NotificationValues) => ({
  ...values,
  ...recipientsOf(values),
  ...(attachment !== '' && { attachment }),
});

/** The form of a notification; a new one is a draft in both languages. */
export function useNotificationForm(notification: Notification | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useRecordForm({
    endpoint: 'updateNotification',
    name: notification ? `notification.${notification.id}` : 'notification.new',
    record: notification,
    values: (present = notification) => (present ? valuesOf(present) : EMPTY),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createNotification', { body: bodyOf(values), idempotencyKey })
        : call('updateNotification', {
            params: { id: base.id },
            body: { ...bodyOf(values), version: base.version },
            idempotencyKey,
          }),
    renew: () => renewNotifications(client),
    done: onDone,
  });
}
