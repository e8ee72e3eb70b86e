import { whoMayEndpoints } from '@portal/contract/applications/whoMay.ts';
import { read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listWhoMay } from './listWhoMay.ts';

export function whoMayRoutes(http: Http): void {
  serve(http, whoMayEndpoints, { listWhoMay: read(listWhoMay) });
}
