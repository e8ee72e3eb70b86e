import { binEndpoints } from '@portal/contract/applications/bin.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { act, answerNothing, read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { deleteApplication } from './deleteApplication.ts';
import { eraseApplication, getErasure } from './eraseApplication.ts';
import { listBin } from './listBin.ts';
import { restoreApplication, restoreApplications } from './restoreApplication.ts';

export function binRoutes(http: Http, owners: readonly FileOwner[]): void {
  serve(http, binEndpoints, {
    deleteApplication: act(deleteApplication, answerNothing),
    restoreApplication: act(restoreApplication, answerCard),
    getErasure: readOnce(getErasure),
    eraseApplication: act(eraseApplication(owners), answerNothing),
    listBin: read(listBin),
    restoreApplications: act(restoreApplications, async (_context, started) => started),
  });
}
