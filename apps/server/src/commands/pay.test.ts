import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { newApplicant, submitted } from '../../test/people/applicants.ts';
import { TAKEN_OVER } from '../../test/takenOver.ts';

let portal: TestServer;
let client: Caller;
let port: number;

/** Runs the command as `npm run pay` does; what it said, on either output, and its exit code. */
const pay = (id: string, environment: Record<string, string> = {}) =>
  new Promise<{ said: string; code: number }>((resolve) => {
    const file = fileURLToPath(new URL('./pay.ts', import.meta.url));
    const env = { ...TAKEN_OVER, NODE_ENV: 'test', PORT: String(port), ...environment };
    execFile(process.execPath, [file, id], { env }, (error, out, problems) => {
      resolve({ said: (out + problems).trim(), code: error ? 1 : 0 });
    });
  });

beforeAll(async () => {
  portal = await buildTestServer();
  await portal.server.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.server.server.address() as AddressInfo).port;
  client = await newApplicant(portal, 'payer@example.org');
  // Notices are signed by the command's own clock.
  portal.clock.advance(Date.now() - portal.clock.now().getTime());
  client = await portal.client('payer@example.org', 'Ministry7!');
});
afterAll(() => portal.close());

test('pays the open test session of an application, once', async () => {
  const id = String(await submitted(client));
  expect(await pay(id)).toMatchObject({ said: expect.stringContaining('has no test payment yet'), code: 1 });
  await client.send('POST', `/api/client/request/${id}/payments`);
  expect(await pay(id)).toEqual({ said: `Application ${id}: USD 150.00 received.`, code: 0 });
  expect((await client.get(`/api/client/request/${id}`)).data.status).toBe('PAID');
  expect((await pay(id)).said).toBe(`Application ${id} was paid before: USD 150.00 received.`);
});

test('pays where no server runs', async () => {
  const id = String(await submitted(await newApplicant(portal, 'beside@example.org')));
  await (await portal.clientOf('beside@example.org')).send('POST', `/api/client/request/${id}/payments`);
  const nobodyThere = { PORT: '1', DATABASE_URL: portal.databaseUrl };
  expect(await pay(id, nobodyThere)).toEqual({ said: `Application ${id}: USD 150.00 received.`, code: 0 });
});

test('says in a sentence what is wrong', async () => {
  expect((await pay('forty-two')).said).toBe('Name the application by its number: npm run pay -- 42');
  expect((await pay('1', { NODE_ENV: 'production' })).said).toBe(
    'Test payments do not exist with NODE_ENV=production.',
  );
});
