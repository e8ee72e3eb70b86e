import { outboxEndpoints } from '@portal/contract/outbox.ts';
import { readOnce, serve, type Http } from '../platform/http/serve.ts';
import { listOutbox } from './listOutbox.ts';

export function mailRoutes(http: Http): void {
  serve(http, outboxEndpoints, { listOutbox: readOnce(listOutbox) });
}
