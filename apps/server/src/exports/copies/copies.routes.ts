import { copyEndpoints } from '@portal/contract/exports/copies.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { tellOwnExport } from '../getExport.ts';
import { getCopy } from './getCopy.ts';
import { orderCopy } from './orderCopy.ts';

export function copyRoutes(http: Http, lists: readonly ExportedList[]): void {
  serve(http, copyEndpoints, {
    copyTraced: act(orderCopy('copyTraced'), (context, id) => tellOwnExport(context, lists, id)),
    getTracedCopy: read(getCopy('copyTraced', lists)),
    copyTracedLeader: act(orderCopy('copyTracedLeader'), (context, id) => tellOwnExport(context, lists, id)),
    getTracedLeaderCopy: read(getCopy('copyTracedLeader', lists)),
  });
}
