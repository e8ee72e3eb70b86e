import { churchEndpoints } from '@portal/contract/churches/churches.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { changeChurch } from './changeChurch.ts';
import { findChurch, getChurch } from './getChurch.ts';
import { getLeaderPage } from './getLeaderPage.ts';
import { readLine } from './line.ts';

/** One page a church and a leader. A change of country may take a church out of the reader's sight. */
export function networkRoutes(http: Http): void {
  serve(http, churchEndpoints, {
    getChurch: read((context, { params }) => getChurch(context, params.id)),
    getChurchLine: read(async (context, { params, query }) => {
      await getChurch(context, params.id);
      return readLine(context, { noun: 'churches', id: params.id }, query.after);
    }),
    changeChurch: act(
      changeChurch,
      async (context, _changed, { params }) => (await findChurch(context, params.id)) ?? null,
    ),
    getLeader: read((context, { params }) => getLeaderPage(context, params.id)),
    getLeaderLine: read(async (context, { params, query }) => {
      await getLeaderPage(context, params.id);
      return readLine(context, { noun: 'persons', id: params.id }, query.after);
    }),
  });
}
