/** Management of staff users, each upon an account of its own. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { staffId } from '../../factories.ts';
import { staffForm } from '../../people/staffUsers.ts';
import type { Fields } from '../shapesOf.ts';
import type { Made, Scene } from './scene.ts';
import { newSession, succeed, type World } from '../world.ts';

/** An account that was invited; answers what its form sends. */
async function invited(world: World): Promise<{ id: number; form: Fields }> {
  const sent = await staffForm(world.portal);
  const { id, version } = await succeed(world, 'administrator', 'POST', '/api/business/user', sent);
  return { id, form: { ...sent, version } };
}

/** The same after its owner has signed in. */
async function activated(world: World): Promise<number> {
  const { id } = await invited(world);
  const now = world.portal.clock.now();
  await world.portal.database.transaction(async (db) => {
    await db.updateTable('staff_user').set({ status: 'ACTIVE', password_hash: '-' }).where('id', '=', id).execute();
    await newSession(db, 'staff', id, now);
  });
  return id;
}

const upon = (find: (world: World) => Promise<number>, body?: Fields): Scene => ({
  ...(!body && { lasts: 'always' }),
  make: async (world): Promise<Made> => ({ params: { id: await find(world) }, ...(body && { body }) }),
});
const roleForm = (): Fields => ({
  name: { en: `Archive ${randomUUID().slice(0, 8)}`, es: `Archivo ${randomUUID().slice(0, 8)}` },
  description: { en: 'Keeps the papers.', es: 'Guarda los papeles.' },
  slug: randomUUID(),
  active: true,
  needsSecondFactor: false,
  permissions: ['business.audit.show', 'business.request.notes'],
});

/** A role that nobody holds. */
const uponRole = (body?: () => Fields): Scene => ({
  ...(!body && { lasts: 'always' }),
  make: async (world): Promise<Made> => {
    const { id } = await succeed(world, 'administrator', 'POST', '/api/business/role', roleForm());
    return { params: { id }, ...(body && { body: { ...body(), version: 1 } }) };
  },
});

const anInvited = async (world: World) => (await invited(world)).id;

export const userScenes = {
  getRole: [uponRole()],
  createRole: [{ make: () => ({ body: roleForm() }) }],
  updateRole: [uponRole(roleForm)],
  deleteRole: [uponRole(() => ({}))],
  getUser: [upon(anInvited)],
  listUserHistory: [upon(anInvited)],
  createUser: [{ make: async ({ portal }) => ({ body: await staffForm(portal) }) }],
  updateUser: [
    {
      make: async (world) => {
        const { id, form } = await invited(world);
        return { params: { id }, body: form };
      },
    },
  ],
  getAbsence: [
    {
      lasts: 'always',
      make: async (world) => ({ token: world.token('administrator'), params: { id: await activated(world) } }),
    },
  ],
  setAbsence: [
    {
      make: async (world) => {
        // Of another's account, which is for who manages users; anybody of the staff may call it for their own.
        const id = await activated(world);
        const day = (days: number) =>
          new Date(world.portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
        const absence = { delegate: await staffId(world.portal, 'analyst2'), from: day(2), until: day(9) };
        return { token: world.token('administrator'), params: { id }, body: { absence, version: 0 } };
      },
    },
  ],
  setUserStatus: [upon(activated, { status: 'INACTIVE', version: 1 })],
  resendInvitation: [upon(anInvited)],
  listUserSessions: [upon(activated)],
  endUserSessions: [upon(activated)],
  endUserSession: [
    {
      make: async (world) => {
        const id = await activated(world);
        const open = await succeed(world, 'administrator', 'GET', `/api/business/user/${id}/sessions`);
        return { params: { id, sessionId: open[0].id } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
