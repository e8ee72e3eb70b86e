import { contentEndpoints } from '@portal/contract/content.ts';
import { act, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getFaq, getFaqForEditing, saveFaq } from './faq.ts';

export function contentRoutes(http: Http): void {
  serve(http, contentEndpoints, {
    getFaq: readOnce(getFaq),
    getFaqForEditing: readOnce(getFaqForEditing),
    saveFaq: act(saveFaq, getFaqForEditing),
  });
}
