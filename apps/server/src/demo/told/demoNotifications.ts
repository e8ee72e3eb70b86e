/** Notifications of the demo, which go to one analyst, and some to applicants besides. */
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { cancelNotification, createNotification } from '../../notifications/sending/saveNotification.ts';
import { DEMO_NOTIFICATIONS, type DemoNotification } from '../corpus/notifications.ts';
import { given } from '../given.ts';

const APPLICANTS = 6;
const AHEAD_MS = 20 * 86_400_000;
const AIM = { SENT: 'SENDING', DRAFT: 'DRAFT', SCHEDULED: 'SCHEDULED', CANCELLED: 'SCHEDULED' } as const;

/** Makes notifications by their acts; those that leave at once are sent by the job. */
export async function addDemoNotifications(as: StaffContext): Promise<void> {
  const { id } = await as.db
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', 'analyst2@portal.test')
    .executeTakeFirstOrThrow();
  const reviewed = await as.db
    .selectFrom('application')
    .select('id')
    .where('status', '=', 'ANALYSIS')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(APPLICANTS)
    .execute();
  const applicants = reviewed.map((application) => application.id);
  for (const notification of DEMO_NOTIFICATIONS)
    await addNotification(as, notification, { people: [id], applicants: notification.applicants ? applicants : [] });
}

interface Recipients {
  people: number[];
  applicants: number[];
}

async function addNotification(as: StaffContext, notification: DemoNotification, to: Recipients): Promise<void> {
  const { name, title, message, body, is } = notification;
  const state = AIM[is];
  const html = (words: string) => (words === '' ? '' : `<p>${words}</p>`);
  const id = await createNotification(
    as,
    given(undefined, {
      name,
      language: 'both',
      title,
      message,
      subject: title,
      body: { en: html(body.en), es: html(body.es) },
      groups: [],
      country: null,
      stages: [],
      ephesian: null,
      ...to,
      noAttachment: false,
      state,
      fromDay: state === 'SCHEDULED' ? newYorkDate(new Date(as.now.getTime() + AHEAD_MS)) : '',
      fromTime: state === 'SCHEDULED' ? '08:00' : '',
    }),
  );
  if (is === 'CANCELLED') await cancelNotification(as, given({ id }, { version: 1 }));
}
