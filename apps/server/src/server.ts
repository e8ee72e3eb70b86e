import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { endpointsByNoun } from '@portal/contract/allEndpoints.ts';
import { CLIENT_VERSION } from '@portal/domain/availability.ts';
import { ROLES_CHANNEL } from './access/announceRights.ts';
import { rightsTopic } from './access/rightsTopic.ts';
import { applicationBulks } from './applications/applications.bulk.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { binRoutes } from './applications/bin/bin.routes.ts';
import { boardRoutes } from './applications/board/board.routes.ts';
import { besideTopic } from './applications/beside/besideTopic.ts';
import { boardTopic } from './applications/board/boardTopic.ts';
import { orderCards } from './applications/board/rebuildCards.ts';
import { verdictRoutes } from './applications/documents/documents.routes.ts';
import { zipRoute } from './applications/documents/zipDocuments.ts';
import { noteRoutes } from './applications/notes/notes.routes.ts';
import { presenceRoutes } from './applications/presence/presence.routes.ts';
import { presenceTopic } from './applications/presence/presenceTopic.ts';
import { readRoutes } from './applications/reads/reads.routes.ts';
import { cardMailRoutes } from './applications/mails/cardMails.routes.ts';
import { readyTextRoutes } from './applications/readyTexts/readyTexts.routes.ts';
import { referenceRoutes } from './applications/references/references.routes.ts';
import { mergingRoutes } from './applications/merging/merging.routes.ts';
import { networkRoutes } from './applications/network/network.routes.ts';
import { regionRoutes } from './applications/regions/regions.routes.ts';
import { photoRoutes } from './applications/photos/photos.routes.ts';
import { tagRoutes } from './applications/tags/tags.routes.ts';
import { whoMayRoutes } from './applications/whoMay/whoMay.routes.ts';
import { censusRoutes } from './census/census.routes.ts';
import { censusBulks } from './census/chasing/remindMany.ts';
import { reportTopic } from './census/reportTopic.ts';
import { reportFileRoutes } from './census/files/reportFiles.ts';
import { changes } from './changedRecords.ts';
import { clientBulks } from './clients/clients.bulk.ts';
import { clientPages } from './clients/pages/clientPages.routes.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { traceRoutes } from './clients/traces/traces.routes.ts';
import { removalRoutes } from './applications/handOver/removal.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { ownClientAccountRoutes } from './clients/ownAccount/ownAccount.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { conversationRoutes } from './conversations/conversations.routes.ts';
import { dossierRoutes } from './dossiers/dossiers.routes.ts';
import { attendanceTopic } from './events/attendance/attendanceTopic.ts';
import { eventRoutes } from './events/events.routes.ts';
import { columnTitles } from './exports/definitions/definition.ts';
import { exportedLists } from './exportedLists.ts';
import { statisticReach } from './statisticReach.ts';
import { statisticRoutes } from './statistics/statistics.routes.ts';
import { copyRoutes } from './exports/copies/copies.routes.ts';
import { exportDefinitionRoutes } from './exports/definitions/definitions.routes.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { fileOwners } from './fileOwners.ts';
import { historyRoutes } from './history/history.routes.ts';
import { importBulks } from './imports/imports.bulk.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { importedKinds } from './importedKinds.ts';
import { intakeRoutes } from './intake/intake.routes.ts';
import { interviewRoutes } from './interviews/interviews.routes.ts';
import { myInterviewRoutes } from './interviews/mine/mine.routes.ts';
import { leaderCardRoute } from './licences/leaderCardPdf.ts';
import { licenceBulks } from './licences/renewLicences.ts';
import { manyRoutes } from './applications/many/many.routes.ts';
import { dayRoutes } from './day/day.routes.ts';
import { licenceRoutes } from './licences/licences.routes.ts';
import { verifyPage } from './licences/verifyPage.ts';
import { noticeTopic } from './notifications/noticeTopic.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { externalPaymentRoutes } from './payments/externalPayments.routes.ts';
import { exonerationRoutes } from './payments/exonerations/exonerations.routes.ts';
import { unmatchedPaymentRoutes } from './payments/unmatched/unmatched.routes.ts';
import { certificateRoutes } from './courses/certificates/certificatePdf.ts';
import { certificateProof } from './courses/certificates/verifyCertificate.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { playerPage } from './courses/player/playerPage.ts';
import { describeApi } from './platform/http/apiDocs/describeApi.ts';
import { fileRoute } from './platform/files/sendFile.ts';
import { buildHttpServer, type LogStream } from './platform/http/buildHttp.ts';
import type { Patience } from './platform/http/limitSlowness.ts';
import { openApiDocument } from './platform/http/openApi.ts';
import { buildOf, servePortal } from './platform/http/servePortal.ts';
import type { Http } from './platform/http/serve.ts';
import { videoPage } from './platform/richText/videoPage.ts';
import { openStreams } from './platform/realtime/openStreams.ts';
import { streamRoutes } from './platform/realtime/stream.routes.ts';
import type { AnyTopic } from './platform/realtime/topic.ts';
import type { Services } from './platform/services.ts';
import { problemRoutes } from './problems/problems.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { openDoor } from './sessions/openDoor.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { settingRoutes } from './settings/settings.routes.ts';
import { settingVersionRoutes } from './settings/versions/versions.routes.ts';
import { versionedSettings } from './versionedSettings.ts';
import { accountRoutes } from './users/accountPages.routes.ts';
import { ownAccountRoutes } from './users/ownAccount/ownAccount.routes.ts';
import { secondFactorRoutes } from './users/secondFactor/secondFactor.routes.ts';
import { roleRoutes } from './users/roles/roles.routes.ts';
import { staffRoutes } from './users/management/staff.routes.ts';
import { userRoutes } from './users/users.routes.ts';

const PORTAL_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What the portal's one stream tells. */
const topicsOf = ({ clock }: Services): readonly AnyTopic[] => [
  boardTopic,
  presenceTopic(clock),
  besideTopic,
  reportTopic,
  rightsTopic,
  attendanceTopic,
  noticeTopic,
];

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
  const streams = await openStreams(services, [...topicsOf(services), ...moreTopics], door.actorOfSession, {
    recheckMs,
    // The door heard of it before, and knows nothing of what was.
    recheckOn: [ROLES_CHANNEL],
  });
  const http: Http = { server, services, door };

  sessionRoutes(http);
  bulkRoutes(http, [
    ...applicationBulks,
    ...clientBulks,
    ...licenceBulks,
    ...censusBulks,
    ...importBulks(importedKinds),
  ]);
  accountRoutes(http);
  userRoutes(http);
  staffRoutes(http, orderCards);
  roleRoutes(http);
  ownAccountRoutes(http);
  secondFactorRoutes(http);
  settingRoutes(http, buildOf(PORTAL_FILES));
  settingVersionRoutes(http, versionedSettings);
  boardRoutes(http);
  applicationRoutes(http);
  manyRoutes(http);
  regionRoutes(http);
  networkRoutes(http);
  mergingRoutes(http);
  binRoutes(http, fileOwners);
  tagRoutes(http);
  noteRoutes(http);
  verdictRoutes(http);
  photoRoutes(http);
  referenceRoutes(http);
  cardMailRoutes(http);
  readyTextRoutes(http);
  readRoutes(http);
  presenceRoutes(http);
  whoMayRoutes(http);
  removalRoutes(http);
  censusRoutes(http);
  eventRoutes(http, door.actorOfSession);
  courseRoutes(http);
  clientRoutes(http);
  traceRoutes(http, fileOwners);
  fileRoute(http, fileOwners, door);
  zipRoute(http, door.actorOfSession);
  leaderCardRoute(http, door.actorOfSession);
  reportFileRoutes(http, door);
  certificateRoutes(http, door);
  streamRoutes(http, streams);
  interviewRoutes(http);
  myInterviewRoutes(http);
  conversationRoutes(http);
  licenceRoutes(http);
  dayRoutes(http);
  dossierRoutes(http);
  searchRoutes(http);
  verifyPage(http, [certificateProof]);
  videoPage(http);
  outboxRoutes(http, door.actorOfSession);
  problemRoutes(http);
  ownClientAccountRoutes(http);
  clientPages(http);
  playerPage(http);
  contentRoutes(http);
  notificationRoutes(http);
  intakeRoutes(http);
  paymentRoutes(http);
  externalPaymentRoutes(http);
  unmatchedPaymentRoutes(http);
  exonerationRoutes(http);
  statisticRoutes(http, statisticReach);
  exportRoutes(http, exportedLists);
  copyRoutes(http, exportedLists);
  exportDefinitionRoutes(http, exportedLists);
  importRoutes(http, importedKinds);
  historyRoutes(http, changes, columnTitles(exportedLists));

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
