import { searchEndpoints } from '@portal/contract/search/search.ts';
import { read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { searchPortal } from './searchPortal.ts';

/** What is found from anywhere. */
export function searchRoutes(http: Http): void {
  serve(http, searchEndpoints, { searchPortal: read(searchPortal) });
}
