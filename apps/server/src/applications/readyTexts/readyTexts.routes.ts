import { readyTextEndpoints } from '@portal/contract/applications/readyTexts.ts';
import { act, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listReadyTexts, saveReadyTexts } from './readyTexts.ts';

export function readyTextRoutes(http: Http): void {
  serve(http, readyTextEndpoints, {
    listReadyTexts: readOnce(listReadyTexts),
    saveReadyTexts: act(saveReadyTexts, listReadyTexts),
  });
}
