/** The pages of churches and leaders, and what is done there. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication, readApplication } from '../../../factories.ts';
import { succeed, type World } from '../../world.ts';
import type { Scene } from '../scene.ts';

const insertAdmitted = async ({ portal }: World) =>
  readApplication(portal, await insertApplication(portal, { status: 'SENT', ephesian: 'ephesian' }));

const uponChurch =
  (body?: object): Scene['make'] =>
  async (world) => ({
    params: { id: (await insertAdmitted(world)).church_id ?? 0 },
    ...(body && { body: { day: '2026-02-01', reason: 'As told by the leader', version: 1, ...body } }),
  });
const uponLeader: Scene['make'] = async (world) => ({ params: { id: (await insertAdmitted(world)).person_id ?? 0 } });

const uponTwo =
  (body: object = {}): Scene['make'] =>
  async (world) => {
    const [one, other] = [await insertAdmitted(world), await insertAdmitted(world)];
    return { body: { noun: 'churches', kept: one.church_id, gone: other.church_id, ...body } };
  };
const merging: Scene['make'] = async (world) => {
  const { body } = await uponTwo({ taken: [], keptVersion: 1, goneVersion: 1 })(world);
  const { id } = await succeed(world, 'supervisor', 'POST', '/api/business/merging', body);
  return { params: { id } };
};

export const churchScenes = {
  previewMerge: [{ make: uponTwo() }],
  merge: [{ make: uponTwo({ taken: ['name', 'days'], keptVersion: 1, goneVersion: 1 }), lasts: 'never' }],
  undoMerge: [{ make: merging }],
  sayNotSame: [
    {
      make: async (world) => {
        const [one, other] = [await insertAdmitted(world), await insertAdmitted(world)];
        return { body: { noun: 'churches', one: one.church_id, other: other.church_id } };
      },
    },
  ],
  getChurch: [{ make: uponChurch(), lasts: 'always' }],
  getChurchLine: [{ make: uponChurch(), lasts: 'always' }],
  changeChurch: [
    { make: uponChurch({ what: 'name', name: 'Casa Renovada' }), only: ['name', 'day', 'reason', 'version'] },
    { make: uponChurch({ what: 'country', country: 'BR' }), only: ['what', 'country'], about: 'its country' },
  ],
  getLeader: [{ make: uponLeader, lasts: 'always' }],
  getLeaderLine: [{ make: uponLeader, lasts: 'always' }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
