import { buildServer } from '../../src/server.ts';
import { buildTestServer } from '../buildTestServer.ts';

/** The server of the tests, which listens on a port besides: a stream is read over a real connection alone. */
export async function listeningPortal(options?: Parameters<typeof buildServer>[1]) {
  const portal = await buildTestServer();
  const server = await buildServer(portal.services, options);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    portal,
    origin,
    async close() {
      await server.close();
      await portal.close();
    },
  };
}
