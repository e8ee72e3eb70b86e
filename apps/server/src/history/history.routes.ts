import { historyEndpoints } from '@portal/contract/history.ts';
import { read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { listChanges, type Changes, type ColumnTitles } from './changes.ts';

export function historyRoutes(http: Http, changes: Changes, titlesOf: ColumnTitles): void {
  serve(http, historyEndpoints, { listChanges: read(listChanges(changes, titlesOf)) });
}
