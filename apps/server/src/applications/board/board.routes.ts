import { boardEndpoints } from '@portal/contract/applications/board.ts';
import { readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { getBoard, getColumn, listStatuses } from './board.ts';
import { listPhotos } from './listPhotos.ts';

export function boardRoutes(http: Http): void {
  serve(http, boardEndpoints, {
    listStatuses: readOnce(listStatuses),
    getColumn: readOnce(getColumn),
    getBoard: readOnce(getBoard),
    listPhotos: readOnce(listPhotos),
  });
}
