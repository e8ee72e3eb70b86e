import { readEndpoints } from '@portal/contract/applications/reads.ts';
import { read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listReads } from './listReads.ts';

export function readRoutes(http: Http): void {
  serve(http, readEndpoints, { listReads: read(listReads) });
}
