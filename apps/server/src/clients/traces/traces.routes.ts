import { traceEndpoints } from '@portal/contract/clients/traces.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { act, answerNothing, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { eraseTraced } from './eraseTraced.ts';
import { findTraced } from './findTraced.ts';
import { getTraced } from './getTraced.ts';
import { eraseTracedLeader, getTracedLeader } from './recordedTraces.ts';

export function traceRoutes(http: Http, owners: readonly FileOwner[]): void {
  serve(http, traceEndpoints, {
    findTraced: read(findTraced),
    getTraced: read(getTraced(owners)),
    eraseTraced: act(eraseTraced(owners), answerNothing),
    getTracedLeader: read(getTracedLeader(owners)),
    eraseTracedLeader: act(eraseTracedLeader(owners), answerNothing),
  });
}
