/** Notifications, made anew for each scene: drafts, so that nobody is mailed. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication } from '../../../factories.ts';
import { insertStaff } from '../../../people/insertStaff.ts';
import { png } from '../../../people/applicants.ts';
import { notificationBody } from '../../../people/notifications.ts';
import type { Fields } from '../../shapesOf.ts';
import { succeed, type World } from '../../world.ts';
import type { Made, Scene } from '../scene.ts';

async function narrowed({ portal }: World) {
  const { userId } = await portal.database.transaction((db) => insertStaff(db, 'ephesian'));
  const applicant = await insertApplication(portal, { status: 'ANALYSIS' });
  return {
    groups: ['APPLICANTS'],
    country: 'MX',
    stages: ['PAID'],
    ephesian: userId,
    people: [userId],
    applicants: [applicant],
  };
}

async function form(world: World): Promise<Fields> {
  return { ...notificationBody(await narrowed(world)), noAttachment: false };
}

const made = async (world: World, more: object = {}): Promise<number> =>
  (await succeed(world, 'administrator', 'POST', '/api/business/notification', notificationBody(more))).id;

const upon =
  (more: object = {}, body?: (world: World) => Promise<Fields> | Fields): Scene['make'] =>
  async (world): Promise<Made> => ({
    params: { id: await made(world, more) },
    ...(body && { body: await body(world) }),
  });
const version = () => ({ version: 1 });
const LATER = { state: 'SCHEDULED', fromDay: '2026-06-01', fromTime: '09:00' };

/** One whose every mail is out: so there is nobody to send it to again. */
async function sent(world: World): Promise<Made> {
  const id = await made(world);
  await world.portal.database.transaction((db) =>
    db
      .updateTable('notification')
      .set({ state: 'SENT', leaves_at: world.portal.clock.now() })
      .where('id', '=', id)
      .execute(),
  );
  return { params: { id }, body: { version: 1 } };
}

export const notificationScenes = {
  getNotification: [{ lasts: 'always', make: upon() }],
  listNotificationHistory: [{ lasts: 'always', make: upon() }],
  findNotificationApplicants: [{ lasts: 'always', make: async () => ({ query: { search: 'an' } }) }],
  countRecipients: [
    { lasts: 'always', make: async (world) => ({ body: { ...(await narrowed(world)), language: 'both' } }) },
  ],
  uploadNotificationFile: [{ make: async () => ({ file: { name: 'carta.png', bytes: await png(400) } }) }],
  createNotification: [{ make: async (world) => ({ body: await form(world) }) }],
  updateNotification: [{ make: upon({}, async (world) => ({ ...(await form(world)), confirmed: false, version: 1 })) }],
  testNotification: [{ lasts: 'always', make: upon() }],
  cancelNotification: [{ make: upon(LATER, version) }],
  resendNotification: [{ lasts: 'always', make: sent }],
  deleteNotification: [{ make: upon({}, version) }],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
