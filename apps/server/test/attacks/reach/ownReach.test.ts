/** What lies within somebody's reach is answered: nothing is closed by refusing everybody (product/access.md#reach). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { codesOf } from '../judge.ts';
import type { Made, Scene } from '../scenes/scene.ts';
import { ENDPOINTS, scenesOf } from '../scenes/scenes.ts';
import { requestOf } from '../sent/call.ts';
import { openWorld, rightfulCaller, type Reply, type World } from '../world.ts';
import { BEYOND, isOfTheHouse } from './beyond.ts';
import { everyOwner, giveEverything, type Charged } from './charged.ts';

/** For one endpoint and all who are kept to a charge, on a busy machine. */
const MOST_MS = 120_000;

let world: World;
let owners: Record<AssignmentKind, Charged>;

beforeAll(async () => {
  world = await openWorld();
  owners = await everyOwner(world);
});
afterAll(() => world.close());

/** What is somebody's alone: their run, their file, their view. */
const OF_ONE: readonly EndpointName[] = ['viewSharing', 'getBulkRun', 'listBulkRows', 'getExport'];

/** What no case belongs to: a leader who never applied is in the charge of an Ephesian alone, by the region. */
const OF_A_REGION: readonly EndpointName[] = ['getTracedLeader', 'getTracedLeaderCopy'];

const READ = ENDPOINTS.filter(
  ([, { method, permission, path }]) =>
    method === 'GET' &&
    permission !== 'public' &&
    permission !== 'client' &&
    path.includes('/:') &&
    !isOfTheHouse(path),
);

test.each(READ)(
  '%s answers whoever has in their charge what it names',
  async (name, endpoint) => {
    const faults: string[] = [];
    for (const scene of scenesOf(name, endpoint)) {
      const made = await madeUponCase(endpoint, scene);
      await giveEverything(world, owners);
      if (OF_ONE.includes(name)) {
        const own = await world.ask(
          requestOf(endpoint, made, { token: made.token ?? world.token(rightfulCaller(endpoint)) }),
        );
        if (!isAsWanted(own, undefined)) faults.push(`its owner: ${own.status} ${own.text.slice(0, 200)}`);
      }
      for (const kind of ASSIGNMENT_KINDS) {
        const { who, token, headers, permissions } = owners[kind];
        const reply = await world.ask(requestOf(endpoint, made, { token, headers }));
        const isOfOthers = OF_ONE.includes(name) || (OF_A_REGION.includes(name) && kind !== 'ephesian');
        const refused = isOfOthers ? 'http.notFound' : scene.refusedAs;
        const wanted = holds(endpoint, permissions) ? refused : 'GE004';
        if (!isAsWanted(reply, wanted)) faults.push(`${who}: ${reply.status} ${reply.text.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  },
  MOST_MS,
);

test('asks as much as there is', () => expect(READ.length).toBeGreaterThan(20));

/** Accounts and payments are in somebody's reach by the case that they belong to. */
async function madeUponCase({ path }: Endpoint, scene: Scene): Promise<Made> {
  const made = await scene.make(world);
  const [, insert] = BEYOND.find(([address]) => path.startsWith(address)) ?? [];
  return insert ? { ...made, params: { ...made.params, id: await insert(world) } } : made;
}

const holds = ({ permission }: Endpoint, held: Charged['permissions']): boolean =>
  typeof permission !== 'object' || permission.anyOf.some((slug) => held.includes(slug));

const isAsWanted = ({ status, body }: Reply, refusal: string | undefined): boolean =>
  refusal === undefined ? status >= 200 && status < 300 : codesOf(body).join() === refusal;
