import { applicationListEndpoints } from '@portal/contract/applications/found/list.ts';
import { boardEndpoints } from '@portal/contract/applications/board.ts';
import { read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { getBoard, getColumn, listStatuses } from './board.ts';
import { listTitles } from './titles.ts';
import { listApplications } from '../list/listApplications.ts';
import { listFitting } from '../list/listFitting.ts';
import { listPhotos } from './listPhotos.ts';

export function boardRoutes(http: Http): void {
  serve(http, boardEndpoints, {
    listStatuses: readOnce(listStatuses),
    getColumn: readOnce(getColumn),
    getRejectByTag: readOnce((context, { query, ...rest }) =>
      getColumn(context, { ...rest, query, params: { status: 'REJECT_BY_TAG' } }),
    ),
    getBoard: readOnce(getBoard),
    listTitles: read(listTitles),
    listPhotos: readOnce(listPhotos),
  });
  serve(http, applicationListEndpoints, {
    listApplications: read(listApplications),
    listFitting: read(listFitting),
  });
}
