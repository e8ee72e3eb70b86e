/** What lies within somebody's reach is answered: nothing is closed by refusing everybody (product/access.md#reach). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { allIsAsked } from '../../allIsAsked.ts';
import { codesOf } from '../judge.ts';
import type { Made, Scene } from '../scenes/scene.ts';
import { ENDPOINTS, scenesOf } from '../scenes/scenes.ts';
import { requestOf } from '../sent/call.ts';
import { openWorld, rightfulCaller, type Reply, type World } from '../world.ts';
import { BEYOND, isOfTheHouse } from './beyond.ts';
import { everyOwner, giveEverything, type Charged } from './charged.ts';

let world: World;
let owners: Record<AssignmentKind, Charged>;

beforeAll(async () => {
  world = await openWorld();
  owners = await everyOwner(world);
});
afterAll(() => world.close());

/** What is somebody's alone: their run, their file, their view, what they wrote. */
const OF_ONE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'viewSharing',
  'getBulkRun',
  'listBulkRows',
  'getExport',
  'endOwnSession',
  'forgetView',
  'shareView',
  'removePasskey',
  'readNotice',
  'settleReminder',
  'updateNote',
  'removeNote',
  'updateReference',
  'removeReference',
  'retryDossier',
  'cancelBulkRun',
  'cancelExport',
]);

/** What no case belongs to: a leader who never applied is in the charge of an Ephesian alone, by the region. */
const OF_A_REGION: readonly EndpointName[] = [
  'getTracedLeader',
  'getTracedLeaderCopy',
  'copyTracedLeader',
  'eraseTracedLeader',
];

const NAMING = ENDPOINTS.filter(
  ([, { permission, path }]) =>
    permission !== 'public' && permission !== 'client' && path.includes('/:') && !isOfTheHouse(path),
);
const READ = NAMING.filter(([, { method }]) => method === 'GET');
const ACTS = NAMING.filter(([, { method }]) => method !== 'GET');

test.each(READ)('%s answers whoever has in their charge what it names', async (name, endpoint) => {
  const faults: string[] = [];
  for (const scene of scenesOf(name, endpoint)) {
    const made = await madeUponCase(endpoint, scene);
    await giveEverything(world, owners);
    if (OF_ONE.has(name)) {
      const own = await askAsOwner(endpoint, made);
      if (!isAsWanted(own, undefined)) faults.push(`its owner: ${own.status} ${own.text.slice(0, 200)}`);
    }
    for (const kind of ASSIGNMENT_KINDS) {
      const { who, token, headers, permissions } = owners[kind];
      const reply = await world.ask(requestOf(endpoint, made, { token, headers }));
      const isOfOthers = OF_ONE.has(name) || (OF_A_REGION.includes(name) && kind !== 'ephesian');
      const refused = isOfOthers ? 'http.notFound' : scene.refusedAs;
      const wanted = holds(endpoint, permissions) ? refused : 'GE004';
      if (!isAsWanted(reply, wanted)) faults.push(`${who}: ${reply.status} ${reply.text.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Of those who have charges one a day asks each act, and all of them with `--all`. */
const today = Math.floor(Date.now() / 86_400_000);
const kindsOf = (name: EndpointName): readonly AssignmentKind[] =>
  ASSIGNMENT_KINDS.filter((_, at) => allIsAsked() || at === (name.length + today) % ASSIGNMENT_KINDS.length);

test.each(ACTS)('%s finds what it names for whoever has it in their charge', async (name, endpoint) => {
  const faults: string[] = [];
  for (const scene of scenesOf(name, endpoint)) {
    if (OF_ONE.has(name)) {
      const own = await askAsOwner(endpoint, await madeUponCase(endpoint, scene));
      if (!isFound(own)) faults.push(`its owner: ${own.status} ${own.text.slice(0, 200)}`);
      continue;
    }
    for (const kind of kindsOf(name)) {
      // Anew for each: what one did, the next meets.
      const made = await madeUponCase(endpoint, scene);
      await giveEverything(world, owners);
      const { who, token, headers, permissions } = owners[kind];
      const reply = await world.ask(requestOf(endpoint, made, { token, headers }));
      const isBeyond = OF_A_REGION.includes(name) && kind !== 'ephesian';
      const refusal = holds(endpoint, permissions) ? isBeyond && 'http.notFound' : 'GE004';
      if (!(refusal ? isAsWanted(reply, refusal) : isFound(reply)))
        faults.push(`${who}: ${reply.status} ${reply.text.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
});

test('asks as much as there is', () => {
  expect(READ.length).toBeGreaterThan(20);
  expect(ACTS.length).toBeGreaterThan(60);
});

/** Accounts and payments are in somebody's reach by the case that they belong to. */
async function madeUponCase({ path }: Endpoint, scene: Scene): Promise<Made> {
  const made = await scene.make(world);
  const [, insert] = BEYOND.find(([address]) => path.startsWith(address)) ?? [];
  return insert ? { ...made, params: { ...made.params, id: await insert(world) } } : made;
}

const askAsOwner = (endpoint: Endpoint, made: Made): Promise<Reply> =>
  world.ask(requestOf(endpoint, made, { token: made.token ?? world.token(rightfulCaller(endpoint)) }));

const holds = ({ permission }: Endpoint, held: Charged['permissions']): boolean =>
  typeof permission !== 'object' || permission.anyOf.some((slug) => held.includes(slug));

const isAsWanted = ({ status, body }: Reply, refusal: string | undefined): boolean =>
  refusal === undefined ? status >= 200 && status < 300 : codesOf(body).join() === refusal;

/** Done, or refused by a rule upon what was found. */
const isFound = ({ status, body }: Reply): boolean =>
  status < 500 && status !== 400 && !codesOf(body).some((code) => code === 'http.notFound' || code === 'GE004');
