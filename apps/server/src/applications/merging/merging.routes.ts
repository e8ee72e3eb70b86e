import { mergingEndpoints } from '@portal/contract/churches/merging.ts';
import { act } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { merge, previewMerge } from './merge.ts';
import { sayNotSame } from './notSame.ts';
import { undoMerge } from './undoMerge.ts';

/** Persons, or churches, that are the same. */
export function mergingRoutes(http: Http): void {
  serve(http, mergingEndpoints, {
    previewMerge: act(previewMerge, async (_context, told) => told),
    merge: act(merge, async (_context, merged) => merged),
    undoMerge: act(undoMerge, async () => null),
    sayNotSame: act(sayNotSame, async () => null),
  });
}
