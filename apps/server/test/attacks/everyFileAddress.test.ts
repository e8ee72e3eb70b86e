/** `/api/files/{address}` is no endpoint of the contract, since its addresses come from answers alone: attacked here. */
import type { InjectOptions } from 'fastify';
import { nothing, type Endpoint } from '@portal/contract/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signFileAddress } from '../../src/platform/files/fileAddress.ts';
import { BROKEN_PATHS, PATH_ATTACKS } from './sent/attacks.ts';
import { HEADERS } from './sent/headers.ts';
import { insertApplication } from '../factories.ts';
import { codesOf, faultsOf } from './judge.ts';
import { CALLERS, openWorld, succeed, type World } from './world.ts';

/** As the contract would have it. */
const FILES: Endpoint = { method: 'GET', path: '/files/:address', permission: 'public', does: '', reply: nothing };

let world: World;
/** A good address of the supervisor's session, in its parts. */
let parts: string[];
let requests = 0;

beforeAll(async () => {
  world = await openWorld();
  const id = await insertApplication(world.portal, { status: 'ANALYSIS', documents: ['LOGO'] });
  const { documents } = await succeed(world, 'supervisor', 'GET', `/api/business/request/${id}`);
  parts = documents[0].url.slice('/api/files/'.length).split('.');
});
afterAll(() => world.close());

async function faultsAt(what: string, options: InjectOptions, wanted: readonly number[]): Promise<string[]> {
  requests += 1;
  const reply = await world.ask(options);
  const file = reply.status < 300 && !reply.contentType.includes('json');
  const found = file ? [] : faultsOf(FILES, reply);
  if (!wanted.includes(reply.status)) found.push(`is ${reply.status} ${codesOf(reply.body).join()}`);
  return found.map((fault) => `${what}: ${fault}`);
}
const address = (changed: readonly string[] = parts) => `/api/files/${changed.join('.')}`;
const get = (what: string, url: string, wanted: readonly number[] = [404]) =>
  faultsAt(what, { method: 'GET', url }, wanted);

test('its own sample opens, for whoever has the address of a session that lasts, and with whatever else they send', async () => {
  const faults = await get('its own sample', address(), [200]);
  for (const caller of CALLERS) {
    const headers = { authorization: `Bearer ${world.token(caller) ?? 'nobody'}` };
    faults.push(...(await faultsAt(caller, { method: 'GET', url: address(), headers }, [200])));
  }
  for (const { headers } of HEADERS) {
    const what = Object.entries(headers).join();
    faults.push(...(await faultsAt(what, { method: 'GET', url: address(), headers }, [200, 400])));
  }
  for (const query of ['?variant=original', '?%ff', '?a[b]=1&a=2', `?${'x'.repeat(5000)}`]) {
    faults.push(...(await get(query.slice(0, 30), address() + query, [200, 400, 404])));
  }
  expect([...faults, ...world.takeErrors()]).toEqual([]);
});

test('an address with anything else in one of its parts is not found, and never a defect', async () => {
  const faults: string[] = [];
  for (const [place] of parts.entries()) {
    for (const value of [...PATH_ATTACKS, '']) {
      const changed = parts.with(place, value);
      faults.push(...(await get(`${value.slice(0, 30)} as part ${place}`, address(changed))));
    }
    for (const value of BROKEN_PATHS) {
      faults.push(...(await get(`${value} as part ${place}`, address(parts.with(place, value)), [400])));
    }
  }
  for (const url of ['', ...PATH_ATTACKS, address(parts.slice(1)), address([...parts, 'x'])]) {
    faults.push(...(await get(url.slice(0, 30), url.startsWith('/') ? url : `/api/files/${url}`)));
  }
  expect([...faults, ...world.takeErrors()]).toEqual([]);
});

test('is read and nothing else', async () => {
  const faults: string[] = [];
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    faults.push(...(await faultsAt(method, { method, url: address(), payload: { a: 1 } }, [404])));
  }
  expect([...faults, ...world.takeErrors()]).toEqual([]);
});

test('an address that the portal signed is not found where it names what is not there, whatever the figures', async () => {
  const { services, portal } = world;
  const good = { fileId: 1, attachmentId: 1, variant: 'original', sessionId: 1, roleId: 1 } as const;
  const faults: string[] = [];
  for (const part of ['fileId', 'attachmentId', 'sessionId', 'roleId'] as const) {
    for (const figure of [
      0,
      -1,
      1.5,
      1e21,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 31,
      2 ** 63,
      9_007_199_254_740_991,
    ]) {
      const url = signFileAddress(services, { ...good, [part]: figure }, portal.clock.now());
      faults.push(...(await get(`${part} ${figure}`, url)));
    }
  }
  const past = new Date(portal.clock.now().getTime() - 86_400_000);
  faults.push(...(await get('of yesterday', signFileAddress(services, good, past))));
  expect([...faults, ...world.takeErrors()]).toEqual([]);
});

test('has tried as much as there is to try', () => expect(requests).toBeGreaterThan(250));
