import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { endpointsByNoun } from '@portal/contract/allEndpoints.ts';
import { CLIENT_VERSION } from '@portal/domain/availability.ts';
import { applicationBulks } from './applications/applications.bulk.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { boardRoutes } from './applications/board/board.routes.ts';
import { boardTopic } from './applications/board/boardTopic.ts';
import { orderCards } from './applications/board/rebuildCards.ts';
import { clientBulks } from './clients/clients.bulk.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { removalRoutes } from './applications/handOver/removal.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { ownClientAccountRoutes } from './clients/ownAccount/ownAccount.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { fileOwners } from './fileOwners.ts';
import { intakeRoutes } from './intake/intake.routes.ts';
import { interviewRoutes } from './interviews/interviews.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { externalPaymentRoutes } from './payments/externalPayments.routes.ts';
import { describeApi } from './platform/http/apiDocs/describeApi.ts';
import { fileRoute } from './platform/files/sendFile.ts';
import { buildHttpServer, type LogStream } from './platform/http/buildHttp.ts';
import type { Patience } from './platform/http/limitSlowness.ts';
import { openApiDocument } from './platform/http/openApi.ts';
import { buildOf, servePortal } from './platform/http/servePortal.ts';
import type { Http } from './platform/http/serve.ts';
import { openStreams } from './platform/realtime/openStreams.ts';
import { streamRoutes } from './platform/realtime/stream.routes.ts';
import type { AnyTopic } from './platform/realtime/topic.ts';
import type { Services } from './platform/services.ts';
import { problemRoutes } from './problems/problems.routes.ts';
import { openDoor } from './sessions/openDoor.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { settingRoutes } from './settings/settings.routes.ts';
import { accountRoutes } from './users/accountPages.routes.ts';
import { ownAccountRoutes } from './users/ownAccount/ownAccount.routes.ts';
import { staffRoutes } from './users/management/staff.routes.ts';
import { userRoutes } from './users/users.routes.ts';

const PORTAL_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What the portal's one stream tells. */
const TOPICS: readonly AnyTopic[] = [boardTopic];

export interface ServerOptions {
  /** Where log lines go; default: standard output. */
  logStream?: LogStream;
  /** How often open streams are asked whether their sessions still hold; default 30 s. */
  recheckMs?: number;
  /** What the stream tells beside its own topics; default none. */
  moreTopics?: readonly AnyTopic[];
  /** How slowly a request may arrive; default `limitSlowness.ts`. */
  patience?: Patience;
}

/** The whole server, apart from listening: what a port, a test or the demo data's loader speaks to. */
export async function buildServer(
  services: Services,
  { logStream, recheckMs, patience, moreTopics = [] }: ServerOptions = {},
): Promise<FastifyInstance> {
  const server = await buildHttpServer(services, { logStream, patience });
  const door = await openDoor(services);
  const streams = await openStreams(services, [...TOPICS, ...moreTopics], door.actorOfSession, recheckMs);
  const http: Http = { server, services, door };

  sessionRoutes(http);
  bulkRoutes(http, [...applicationBulks, ...clientBulks]);
  accountRoutes(http);
  userRoutes(http);
  staffRoutes(http, orderCards);
  ownAccountRoutes(http);
  settingRoutes(http, buildOf(PORTAL_FILES));
  boardRoutes(http);
  applicationRoutes(http);
  removalRoutes(http);
  clientRoutes(http);
  fileRoute(http, fileOwners, door.actorOfSession);
  streamRoutes(http, streams);
  interviewRoutes(http);
  outboxRoutes(http, door.actorOfSession);
  problemRoutes(http);
  ownClientAccountRoutes(http);
  contentRoutes(http);
  intakeRoutes(http);
  paymentRoutes(http);
  externalPaymentRoutes(http);

  describeApi(server, () => openApiDocument(endpointsByNoun, CLIENT_VERSION));
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    await services.database.read((db) => db.selectFrom('migration').select('name').limit(1).execute());
    return { status: 'ok' };
  });
  await servePortal(server, PORTAL_FILES);

  server.addHook('preClose', async () => {
    await streams.close();
    await door.close();
  });
  return server;
}
