import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { signFileAddress } from '../platform/files/fileAddress.ts';
import { signAccessToken } from './tokens.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

// All are signed with the server's own secret.
test.each([2 ** 63, 1e300, 2 ** 53, 1.5, -1, 0, Number.NaN])(
  'a token that names the session %d, which cannot be, is none',
  async (session) => {
    const { services, clock } = portal;
    for (const [realm, url] of [
      ['staff', '/api/business/user/me'],
      ['client', '/api/client/request'],
    ] as const) {
      const token = await signAccessToken(services, realm, session, clock.now());
      const { statusCode, body } = await portal.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([statusCode, JSON.parse(body).error]).toEqual([401, ['GE002']]);
    }
  },
);

test.each(['fileId', 'attachmentId', 'sessionId', 'roleId'])(
  'an address of a file that names what cannot be as its %s opens nothing',
  async (name) => {
    const ids = { fileId: 1, attachmentId: 1, sessionId: 1, roleId: 1, [name]: 2 ** 63 };
    const url = signFileAddress(portal.services, { ...ids, variant: 'original' }, portal.clock.now());
    expect((await portal.server.inject({ url })).statusCode).toBe(404);
  },
);
