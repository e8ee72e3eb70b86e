import { documentEndpoints } from '@portal/contract/applications/documents.ts';
import { act } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { acceptDocument, refuseDocument } from './judgeDocument.ts';

export function verdictRoutes(http: Http): void {
  serve(http, documentEndpoints, {
    acceptDocument: act(acceptDocument, answerCard),
    refuseDocument: act(refuseDocument, answerCard),
  });
}
