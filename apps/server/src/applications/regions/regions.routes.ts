import { regionEndpoints } from '@portal/contract/churches/regions.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { getRegions } from './getRegions.ts';
import { giveCountries, previewCountries } from './giveCountries.ts';
import { giveLeader, previewLeader } from './giveLeader.ts';
import { listLeaders, getLeader } from './leaders.ts';
import { setSpiritualParent } from './setSpiritualParent.ts';

/** Who has which countries and leaders in charge, and what that is. */
export function regionRoutes(http: Http): void {
  serve(http, regionEndpoints, {
    getRegions: read(getRegions),
    previewCountries: act(previewCountries, async (_context, told) => told),
    giveCountries: act(giveCountries, async (_context, started) => started),
    listLeaders: read(listLeaders),
    previewLeader: act(previewLeader, async (_context, told) => told),
    giveLeader: act(giveLeader, async (_context, started) => started),
    setSpiritualParent: act(setSpiritualParent, (context, _result, { params }) => getLeader(context, params.id)),
  });
}
