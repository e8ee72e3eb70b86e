import { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { draftEndpoints } from '@portal/contract/clients/drafts.ts';
import { act, answerNothing, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { listDrafts } from './drafts/listDrafts.ts';
import { remindDrafts } from './drafts/remindDrafts.ts';
import { getClient, getClientDetail } from './getClient.ts';
import { listClientHistory } from './listClientHistory.ts';
import { listClients } from './listClients.ts';
import { listCreatedAccounts } from './created/listCreatedAccounts.ts';
import { listUnfinished } from './unfinished/listUnfinished.ts';
import { resendActivation, resendActivationTo } from './resendActivation.ts';
import { startReminders } from './unfinished/startReminders.ts';
import { updateClient } from './updateClient.ts';

/** The staff's view of clients. */
export function clientRoutes(http: Http): void {
  serve(http, clientEndpoints, {
    listClients: read(listClients),
    listCreatedAccounts: read(listCreatedAccounts),
    listUnfinished: read(listUnfinished),
    remindClients: act(startReminders, async (_context, started) => started),
    resendActivationTo: act(resendActivationTo, answerNothing),
    getClient: read(getClient),
    listClientHistory: read(listClientHistory),
    updateClient: act(updateClient, getClientDetail),
    resendActivation: act(resendActivation, answerNothing),
  });
  serve(http, draftEndpoints, {
    listDrafts: read(listDrafts),
    remindDrafts: act(remindDrafts, async (_context, started) => started),
  });
}
