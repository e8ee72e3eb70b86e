/** Appointments of interviews, each upon a card of its own. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication, staffId } from '../../factories.ts';
import type { Fields } from '../shapesOf.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';

const HALF_A_YEAR_MS = 180 * 86_400_000;

/** In half a year: days before and after are no less possible. */
const arranged = async ({ portal }: World): Promise<Fields> => ({
  day: new Date(portal.clock.now().getTime() + HALF_A_YEAR_MS).toISOString().slice(0, 10),
  time: '10:30',
  zone: 'America/Bogota',
  hour: 'EARLIER',
  minutes: 60,
  place: 'Oficina central',
  attendees: 'LEADER',
  interviewer: await staffId(portal, 'ephesian2'),
  note: 'Traiga su carta.',
});

/** A card in INTERVIEW, with an appointment where one is asked upon. */
const upon = (
  about: 'a card' | 'an appointment',
  more: Partial<Scene> & { body?: (world: World) => Promise<Fields> | Fields; query?: boolean } = {},
): Scene => ({
  ...(more.lasts && { lasts: more.lasts }),
  make: async (world) => {
    const id = await insertApplication(world.portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
    const body = more.body && { body: await more.body(world) };
    if (about === 'a card') return { params: { id }, ...body, ...(more.query && { query: await clash(world) }) };
    const at = `/api/business/request/${id}/appointments`;
    const { coming } = await succeed(world, 'supervisor', 'POST', at, { ...(await arranged(world)), note: null });
    return { params: { id, appointment: coming.id }, ...body };
  },
});

const clash = async ({ portal }: World): Promise<Record<string, string>> => ({
  interviewer: String(await staffId(portal, 'ephesian2')),
  from: '2027-01-15T15:00:00.000Z',
  until: '2027-01-15T16:00:00.000Z',
  except: '1',
});

export const appointmentScenes = {
  listAppointments: [upon('a card', { lasts: 'always' })],
  listInterviewers: [upon('a card', { lasts: 'always' })],
  listClashes: [upon('a card', { lasts: 'always', query: true })],
  makeAppointment: [upon('a card', { body: arranged })],
  changeAppointment: [upon('an appointment', { body: async (world) => ({ ...(await arranged(world)), version: 1 }) })],
  cancelAppointment: [upon('an appointment', { body: () => ({ reason: 'De viaje.', version: 1 }) })],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
