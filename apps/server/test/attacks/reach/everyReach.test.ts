/** What lies beyond somebody's reach answers as if it were not there, and stays as it is (product/access.md#reach). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { changedBetween, fingerprintOf } from './fingerprint.ts';
import { codesOf } from '../judge.ts';
import type { Made, Scene } from '../scenes/scene.ts';
import { ENDPOINTS, scenesOf } from '../scenes/scenes.ts';
import { requestOf } from '../sent/call.ts';
import { fieldsWithNumbers } from '../shapesOf.ts';
import { openWorld, rightfulCaller, type Reply, type World } from '../world.ts';
import {
  accountOfOthers,
  BEYOND,
  isOfTheHouse,
  NAMED_WITHIN_REACH,
  OF_THE_HOUSE,
  OTHER_NUMBERS,
  SOONER,
} from './beyond.ts';
import { everyCharged, type Charged } from './charged.ts';

let world: World;
let charged: Charged[];

beforeAll(async () => {
  world = await openWorld();
  charged = await everyCharged(world);
});
afterAll(() => world.close());

const OF_STAFF = ENDPOINTS.filter(([, { permission }]) => permission !== 'public' && permission !== 'client');
const ADDRESSED = OF_STAFF.filter(([, { path }]) => path.includes('/:') && !isOfTheHouse(path));
const NAMING = OF_STAFF.filter(
  ([, { path, body }]) =>
    body &&
    (!path.includes('/:') || isOfTheHouse(path)) &&
    fieldsWithNumbers(body).some((field) => NAMED_WITHIN_REACH.includes(field)),
);

test.each(ADDRESSED)('%s does not know what is beyond the reach of who calls', async (name, endpoint) => {
  const faults: string[] = [];
  for (const scene of scenesOf(name, endpoint)) {
    const made = await beyondReach(endpoint, scene);
    const before = await fingerprintOf(world.portal.database);
    for (const caller of charged) {
      const reply = await ask(endpoint, made, caller);
      if (!isUnknown(name, endpoint, caller, reply)) faults.push(`${caller.who}: ${told(reply)}`);
    }
    faults.push(...changedBetween(before, await fingerprintOf(world.portal.database)).map((table) => `wrote ${table}`));
    // Whoever it is meant for finds the very same.
    const own = await world.ask(
      requestOf(endpoint, made, { token: made.token ?? world.token(rightfulCaller(endpoint)) }),
    );
    if (own.status === 404) faults.push(`is not there for anybody: ${told(own)}`);
  }
  expect(faults).toEqual([]);
});

/** What runs leave behind, whoever starts them and whatever becomes of each row. */
const OF_RUNS = ['bulk_run', 'bulk_row', 'notice'];

test.each(NAMING)('%s does nothing to what it is given from beyond the reach', async (name, endpoint) => {
  const faults: string[] = [];
  for (const scene of scenesOf(name, endpoint)) {
    const made = await namingBeyond(scene);
    if (!NAMED_WITHIN_REACH.some((field) => field in (made.body ?? {}))) continue;
    await world.portal.drain(['bulk.work']);
    const before = await fingerprintOf(world.portal.database);
    for (const caller of charged) {
      const reply = await ask(endpoint, made, caller);
      if (reply.status >= 300) {
        if (!isUnknown(name, endpoint, caller, reply)) faults.push(`${caller.who}: ${told(reply)}`);
      } else faults.push(...(await faultsOfMany(reply)).map((fault) => `${caller.who}: ${fault}`));
    }
    const changed = changedBetween(before, await fingerprintOf(world.portal.database));
    faults.push(...changed.filter((table) => !OF_RUNS.includes(table)).map((table) => `wrote ${table}`));
  }
  expect(faults).toEqual([]);
});

test('each address that asks no reach is there, and each number of a body is known for what it names', () => {
  const paths = OF_STAFF.map(([, { path }]) => path);
  expect(OF_THE_HOUSE.filter(([address]) => !paths.some((path) => address.test(path)))).toEqual([]);
  const fields = OF_STAFF.flatMap(([name, { body }]) =>
    body ? fieldsWithNumbers(body).map((field) => `${field} of ${name}`) : [],
  );
  const isKnown = (field: string) => NAMED_WITHIN_REACH.includes(field) || OTHER_NUMBERS.has(field);
  expect(fields.filter((field) => !isKnown(field.split(' ')[0] ?? ''))).toEqual([]);
  expect(ADDRESSED.length).toBeGreaterThan(90);
  expect(NAMING.length).toBeGreaterThan(9);
});

async function beyondReach({ path }: Endpoint, scene: Scene): Promise<Made> {
  const made = await scene.make(world);
  const [, insert] = BEYOND.find(([address]) => path.startsWith(address)) ?? [];
  return insert ? { ...made, params: { ...made.params, id: await insert(world) } } : made;
}

/** Accounts without a case are nobody's in particular. */
async function namingBeyond(scene: Scene): Promise<Made> {
  const made = await scene.make(world);
  return made.body && 'clients' in made.body
    ? { ...made, body: { ...made.body, clients: [await accountOfOthers(world)] } }
    : made;
}

const ask = (endpoint: Endpoint, made: Made, { token, headers }: Charged): Promise<Reply> =>
  world.ask(requestOf(endpoint, made, { token, headers }));

function isUnknown(name: EndpointName, { permission }: Endpoint, { permissions }: Charged, { body }: Reply): boolean {
  const code = codesOf(body).join();
  const holds = typeof permission !== 'object' || permission.anyOf.some((slug) => permissions.includes(slug));
  // What an act upon many asks besides depends on the act.
  const lacks = !holds || (body?.data?.permission && !permissions.includes(body.data.permission));
  return lacks ? code === 'GE004' : code === (SOONER[name] ?? 'http.notFound');
}

/** Of a run, or of what one would do: each row is refused as what there is not. */
async function faultsOfMany({ body, text }: Reply): Promise<string[]> {
  const { runId, change, total, refused = [], applicants } = body?.data ?? {};
  // Recipients are counted: who is beyond is none.
  if (typeof applicants === 'number') return applicants === 0 ? [] : [text.slice(0, 200)];
  if (runId === undefined) {
    const codes = refused.flatMap((group: { problems: { code: string }[] }) => group.problems.map(({ code }) => code));
    return change === 0 && total > 0 && codes.join() === 'http.notFound' ? [] : [text.slice(0, 200)];
  }
  await world.portal.drain(['bulk.work']);
  const { rows } = await world.portal.database.read((db) =>
    sql<{ state: string; problems: { code: string }[] }>`
      select state, problems from bulk_row where run_id = ${runId}`.execute(db),
  );
  return rows.flatMap(({ state, problems }) =>
    state === 'REFUSED' && problems.map(({ code }) => code).join() === 'http.notFound'
      ? []
      : [`a row is ${state} ${JSON.stringify(problems)}`],
  );
}

const told = ({ status, text }: Reply): string => `${status} ${text.slice(0, 200)}`;
