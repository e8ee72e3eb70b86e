import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { buildServer } from '../../server.ts';
import { timeAllowed } from './limitSlowness.ts';

let portal: TestServer;
let impatient: Awaited<ReturnType<typeof buildServer>>;
let headers: string;
let path: string;
const lines: string[] = [];

beforeAll(async () => {
  portal = await buildTestServer();
  const manager = await portal.staff('manager');
  path = `/api/business/request/${await insertApplication(portal, { status: 'ANALYSIS' })}`;
  headers = `Host: portal\r\nAuthorization: Bearer ${manager.token}\r\n`;
  impatient = await buildServer(
    { ...portal.services, settings: { ...portal.services.settings, logLevel: 'warn' } },
    {
      patience: { graceMs: 50, leastBytesPerSecond: 1_000_000 },
      logStream: { write: (line) => void lines.push(line) },
    },
  );
  await impatient.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await impatient.close();
  await portal.close();
});

/** All that comes back until the server closes the connection, though nothing more is ever sent. */
async function sent(request: string): Promise<string> {
  const socket = connect((impatient.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":';
const FILE_BODY =
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';

test.each([
  ['a body in JSON', () => `POST ${path}/moves HTTP/1.1\r\n${headers}${JSON_BODY}`],
  [
    'a body whose length nobody knows',
    () =>
      `POST ${path}/moves HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n5\r\n{"a":\r\n`,
  ],
  ['a file', () => `POST ${path}/files HTTP/1.1\r\n${headers}${FILE_BODY}`],
  ['a head', () => 'GET /api/business/version HTTP/1.1\r\nHost: por'],
])('%s that does not arrive ends with words, and its connection with it', async (_, request) => {
  const answer = await sent(request());
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toContain('{"status":false,"error":["http.timeout"],"data":{');
  expect(lines).toEqual([]);
});

test.each([
  ['to nobody who may', () => `POST ${path}/files HTTP/1.1\r\nHost: portal\r\n${FILE_BODY}`, 401],
  ['to an address that is none', () => `POST /nowhere HTTP/1.1\r\nHost: portal\r\n${FILE_BODY}`, 404],
  ['to a question', () => `GET /api/business/version HTTP/1.1\r\nHost: portal\r\n${JSON_BODY}`, 200],
])('a body %s is answered and holds no connection either', async (_, request, status) => {
  expect(await sent(request())).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(lines).toEqual([]);
});

test('what is no request is told so', async () => {
  const answer = await sent('nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"error":["http.malformed"]');
});

test('a photo of 10 MB from a phone with half a megabit arrives, and a drop now and then does not', () => {
  for (let seconds = 0; seconds <= 160; seconds += 1) {
    expect(timeAllowed(62_500 * seconds)).toBeGreaterThan(seconds * 1000);
  }
  expect(timeAllowed(0)).toBe(15_000);
  expect(timeAllowed(100 * 20)).toBeLessThan(20_000);
  // The largest JSON and the largest file, at the slowest.
  expect(timeAllowed(256 * 1024)).toBe(31_000);
  expect(timeAllowed(15 * 1024 * 1024)).toBe(975_000);
});
