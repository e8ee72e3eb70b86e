import { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { act, answerNothing, read, serve, type Http } from '../../platform/http/serve.ts';
import { getClient, getClientDetail } from './getClient.ts';
import { listClients } from './listClients.ts';
import { listUnfinished } from './listUnfinished.ts';
import { resendActivation, resendActivationTo } from './resendActivation.ts';
import { startReminders } from './startReminders.ts';
import { updateClient } from './updateClient.ts';

/** The staff's view of clients: whom one sees hangs on their applications, so it stands here and not with the accounts. */
export function clientAccountRoutes(http: Http): void {
  serve(http, clientEndpoints, {
    listClients: read(listClients),
    listUnfinished: read(listUnfinished),
    remindClients: act(startReminders, async (_context, started) => started),
    resendActivationTo: act(resendActivationTo, answerNothing),
    getClient: read(getClient),
    updateClient: act(updateClient, getClientDetail),
    resendActivation: act(resendActivation, answerNothing),
  });
}
