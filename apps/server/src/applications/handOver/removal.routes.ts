import { removalEndpoints } from '@portal/contract/users/removal.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { getHoldings } from './getHoldings.ts';
import { removeUser } from './removeUser.ts';

export function removalRoutes(http: Http): void {
  serve(http, removalEndpoints, {
    getHoldings: read(getHoldings),
    removeUser: act(removeUser, async (_context, started) => started),
  });
}
