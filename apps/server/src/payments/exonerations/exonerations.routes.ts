import { exonerationEndpoints } from '@portal/contract/payments.ts';
import { read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listExonerations } from './listExonerations.ts';

export function exonerationRoutes(http: Http): void {
  serve(http, exonerationEndpoints, { listExonerations: read(listExonerations) });
}
