import { traceEndpoints } from '@portal/contract/clients/traces.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { act, answerNothing, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import type { ActorOfSession } from '../../platform/signedRoute.ts';
import { copyAddress, copyRoutes, copyTraced, LEADERS } from './copyTraced.ts';
import { eraseTraced } from './eraseTraced.ts';
import { findTraced } from './findTraced.ts';
import { getTraced } from './getTraced.ts';
import { copyTracedLeader, eraseTracedLeader, getTracedLeader } from './recordedTraces.ts';

export function traceRoutes(http: Http, owners: readonly FileOwner[], actorOfSession: ActorOfSession): void {
  serve(http, traceEndpoints, {
    findTraced: read(findTraced),
    getTraced: read(getTraced(owners)),
    copyTraced: act(copyTraced, async (context, id) => copyAddress(context, id)),
    eraseTraced: act(eraseTraced(owners), answerNothing),
    getTracedLeader: read(getTracedLeader(owners)),
    copyTracedLeader: act(copyTracedLeader, async (context, id) => copyAddress(context, id, LEADERS)),
    eraseTracedLeader: act(eraseTracedLeader(owners), answerNothing),
  });
  copyRoutes(http, owners, actorOfSession);
}
