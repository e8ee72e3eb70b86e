import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { onServer, urlOf } from '../../test/database/postgresUrls.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const status = async () => (await manager.get('/api/business/request/status')).status;
const name = () => new URL(portal.databaseUrl).pathname.slice(1);
const serverUrl = () => urlOf(portal.databaseUrl, 'postgres');

/** Ends or gives back sessions without telling anybody, as another process whose word is not heard. */
const endSessionsUnheard = (ended: boolean) =>
  portal.database.transaction((db) =>
    sql`update session set revoked_at = ${ended ? portal.clock.now() : null}`.execute(db),
  );

test('while nobody can tell this process that a session has ended, it asks the database each time', async () => {
  expect(await status()).toBe(200);
  // No new connection, so that the lost one stays lost; those that are open serve on.
  await onServer(serverUrl(), `ALTER DATABASE ${name()} ALLOW_CONNECTIONS false`);
  try {
    await onServer(
      serverUrl(),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name()}' AND application_name = 'portal listener'`,
    );
    await endSessionsUnheard(true);
    await vi.waitFor(async () => expect(await status()).toBe(401), { timeout: 30_000 });
    await endSessionsUnheard(false);
    expect(await status()).toBe(200);
    await endSessionsUnheard(true);
    expect(await status()).toBe(401);
    await endSessionsUnheard(false);
  } finally {
    await onServer(serverUrl(), `ALTER DATABASE ${name()} ALLOW_CONNECTIONS true`);
  }
});

// A busy machine connects again late, and this waits as long as it takes.
test('once it hears again, it remembers again', async () => {
  await vi.waitFor(
    async () => {
      // What was remembered between two questions of the try before is old.
      portal.clock.advance(5000);
      await endSessionsUnheard(false);
      expect(await status()).toBe(200);
      await endSessionsUnheard(true);
      expect(await status()).toBe(200);
    },
    { timeout: 80_000, interval: 500 },
  );
});
