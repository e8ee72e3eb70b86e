import { userEndpoints } from '@portal/contract/users/me.ts';
import { act, answerNothing, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { chooseLanguage } from './ownAccount/chooseLanguage.ts';
import { getMe } from './ownAccount/getMe.ts';
import { listAssignable } from './listAssignable.ts';

export function userRoutes(http: Http): void {
  serve(http, userEndpoints, {
    getMe: read(getMe),
    chooseLanguage: act(chooseLanguage, answerNothing),
    listAssignable: readOnce(listAssignable),
  });
}
