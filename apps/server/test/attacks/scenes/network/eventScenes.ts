/** Events and their doors. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertEvent, insertLicensed } from '../../../database/eventRows.ts';
import { succeed, type World } from '../../world.ts';
import type { Scene } from '../scene.ts';

const MONTH_MS = 30 * 86_400_000;

const form = {
  name: 'Encuentro de líderes',
  place: 'Auditorio central',
  conference: 'Encuentro anual',
  ephesian: null,
  startDay: '2026-05-01',
  startTime: '09:00',
  endDay: '2026-05-03',
  endTime: '18:00',
  zone: 'America/Bogota',
  access: ['LEADER', 'SPOUSE'],
  status: 'OPEN',
};
const toCome = ({ portal }: World) =>
  insertEvent(portal, { startsAt: new Date(portal.clock.now().getTime() + MONTH_MS) });
const params = async (world: World) => ({ params: { id: await toCome(world) } });

const party = { holder: true, spouse: true, naturalChildren: 2, spiritualChildren: 3 };
/** Somebody at the door of an event in progress. */
async function arrival({ portal }: World) {
  const { code, client } = await insertLicensed(portal);
  return { code, client, id: await insertEvent(portal) };
}
async function entered(world: World) {
  const { code, id } = await arrival(world);
  const body = { key: randomUUID(), code };
  const { checkIn } = await succeed(world, 'administrator', 'POST', `/api/business/event/${id}/check-in`, body);
  return { id, checkIn: checkIn.id };
}
const reason = 'Viene de lejos.';

export const eventScenes = {
  getEvent: [{ lasts: 'always', make: params }],
  createEvent: [{ make: () => ({ body: form }) }],
  updateEvent: [{ make: async (world) => ({ ...(await params(world)), body: { ...form, version: 1 } }) }],
  deleteEvent: [{ make: async (world) => ({ ...(await params(world)), body: { version: 1 } }) }],
  switchEvent: [{ make: async (world) => ({ ...(await params(world)), body: { cancelled: true, version: 1 } }) }],
  getEventFigures: [{ lasts: 'always', make: params }],
  findDoor: [
    {
      lasts: 'always',
      make: async (world) => {
        const id = await toCome(world);
        const { code } = await succeed(world, 'administrator', 'GET', `/api/business/event/${id}`);
        return { params: { code } };
      },
    },
  ],
  findAttendees: [
    {
      lasts: 'always',
      make: async (world) => ({ params: { id: await insertEvent(world.portal) }, query: { search: 'ana' } }),
    },
  ],
  takeAttendeesAlong: [
    {
      lasts: 'always',
      make: async (world) => ({ params: { id: await insertEvent(world.portal) }, query: { after: '1' } }),
    },
  ],
  listCheckIns: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertEvent(world.portal) } }) }],
  checkIn: [
    {
      about: 'by code',
      make: async (world) => {
        const { code, id } = await arrival(world);
        const device = { at: '2026-03-10T15:00:00.000Z', sentAt: '2026-03-10T15:10:00.000Z' };
        return { params: { id }, body: { key: randomUUID(), code, party, device } };
      },
    },
    {
      about: 'by name',
      only: ['client', 'override.reason'],
      make: async (world) => {
        const { client } = await arrival(world);
        const id = await toCome(world);
        return { params: { id }, body: { key: randomUUID(), client, override: { reason } } };
      },
    },
  ],
  changeParty: [
    {
      make: async (world) => ({
        params: await entered(world),
        body: { spouse: true, naturalChildren: 2, spiritualChildren: 3 },
      }),
    },
  ],
  undoCheckIn: [{ make: async (world) => ({ params: await entered(world) }) }],
  setCheckInSettings: [
    {
      make: async (world) => {
        const { version } = await succeed(world, 'administrator', 'GET', '/api/business/setting/check-in');
        const stages = ['APPROVED', 'SENT'];
        return { body: { minutes: 90, stages, licenceMonths: 24, kinds: ['LEADER', 'SPOUSE'], version } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
