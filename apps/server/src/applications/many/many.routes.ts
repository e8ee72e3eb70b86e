import { manyEndpoints } from '@portal/contract/applications/found/many.ts';
import { act } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { previewMany } from './previewMany.ts';
import { startMany } from './startMany.ts';

/** Acts upon many of the applications that board and list show. */
export function manyRoutes(http: Http): void {
  serve(http, manyEndpoints, {
    // Names are not kept with the key of a call.
    previewMany: act(
      async () => null,
      (context, _nothing, input) => previewMany(context, input),
    ),
    startMany: act(startMany, async (_context, started) => started),
  });
}
