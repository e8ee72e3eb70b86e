import { dossierEndpoints } from '@portal/contract/dossiers/dossiers.ts';
import { act, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { answerDossiers, listDossiers } from './listDossiers.ts';
import { orderDossier, retryDossier } from './orderDossier.ts';

export function dossierRoutes(http: Http): void {
  serve(http, dossierEndpoints, {
    listDossiers: read(listDossiers),
    orderDossier: act(orderDossier, answerDossiers),
    retryDossier: act(retryDossier, answerDossiers),
  });
}
