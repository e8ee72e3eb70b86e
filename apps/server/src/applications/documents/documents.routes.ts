import { datedDocumentEndpoints } from '@portal/contract/applications/documents/datedDocuments.ts';
import { documentEndpoints } from '@portal/contract/applications/documents/documents.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { listDatedDocuments } from './listDatedDocuments.ts';
import { acceptDocument, refuseDocument } from './judgeDocument.ts';
import { askDocuments, dateDocuments } from './renewDocuments.ts';

export function verdictRoutes(http: Http): void {
  serve(http, documentEndpoints, {
    acceptDocument: act(acceptDocument, answerCard),
    refuseDocument: act(refuseDocument, answerCard),
  });
  serve(http, datedDocumentEndpoints, {
    listDatedDocuments: read(listDatedDocuments),
    askDocuments: act(askDocuments, async (_context, started) => started),
    dateDocuments: act(dateDocuments, async (_context, started) => started),
  });
}
