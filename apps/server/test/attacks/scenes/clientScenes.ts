/** The staff's care for clients, each upon an account of its own, and the link that gives it another address. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { issueAccountToken } from '../../../src/sessions/accountToken.ts';
import { insertClient } from '../../people/clientAccounts.ts';
import type { Made, Scene } from './scene.ts';
import { succeed, type World } from '../world.ts';

type Make = (world: World, client: { id: number; email: string }) => Made | Promise<Made>;

const upon = (status: 'ACTIVE' | 'PENDING', make: Make, more: Partial<Scene> = {}): Scene => ({
  ...more,
  make: async (world) => make(world, await insertClient(world.portal, { status })),
});

export const clientScenes = {
  getClient: [upon('ACTIVE', (_world, { id }) => ({ params: { id } }), { lasts: 'always' })],
  listClientHistory: [upon('ACTIVE', (_world, { id }) => ({ params: { id } }), { lasts: 'always' })],
  updateClient: [
    upon('ACTIVE', (_world, { id }) => ({
      params: { id },
      body: { email: `other-${randomUUID()}@example.org`, language: 'es', status: 'ACTIVE', version: 1 },
    })),
  ],
  resendActivation: [upon('PENDING', (_world, { id }) => ({ params: { id } }))],
  resendActivationTo: [upon('PENDING', (_world, { email }) => ({ body: { email } }))],
  remindClients: [
    upon('PENDING', (_world, { id }) => ({ body: { clients: [id] } }), { about: 'the chosen' }),
    {
      about: 'all that fit',
      make: () => ({ body: { fitting: { search: 'nobody at all', waits: 'FORM', quiet: '7' } } }),
    },
  ],
  remindDrafts: [
    upon('ACTIVE', (_world, { id }) => ({ body: { clients: [id] } }), { about: 'the chosen' }),
    {
      about: 'all that fit',
      make: () => ({ body: { fitting: { search: 'nobody at all', form: 'FORM_STATE_DOCUMENTS', quiet: '7' } } }),
    },
  ],
  setStageLimits: [
    {
      make: async (world) => {
        const { version, limits } = await succeed(world, 'administrator', 'GET', '/api/business/setting/stage-limits');
        return { body: { limits: { ...limits, PAID: 9 }, version } };
      },
    },
  ],
  setDraftErasure: [
    {
      make: async (world) => {
        const { version } = await succeed(world, 'administrator', 'GET', '/api/business/setting/draft-erasure');
        return { body: { days: 365, version } };
      },
    },
  ],
  confirmClientEmail: [
    upon('ACTIVE', async ({ portal }, { id: accountId }) => {
      const email = `new-${randomUUID()}@example.org`;
      const token = await portal.database.transaction((db) =>
        issueAccountToken({ db, now: portal.clock.now() }, { realm: 'client', accountId }, 'EMAIL', 1, email),
      );
      return { body: { token } };
    }),
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
