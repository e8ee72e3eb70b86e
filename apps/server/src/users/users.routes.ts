import { userEndpoints } from '@portal/contract/users/me.ts';
import { act, answerNothing, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { chooseLanguage } from './ownAccount/chooseLanguage.ts';
import { getMe } from './ownAccount/getMe.ts';
import { absenceEndpoints } from '@portal/contract/users/absences.ts';
import { tellAbsence } from './absence/absence.ts';
import { getAbsence, setAbsence } from './absence/setAbsence.ts';
import { listAssignable } from './listAssignable.ts';

export function userRoutes(http: Http): void {
  serve(http, userEndpoints, {
    getMe: read(getMe),
    chooseLanguage: act(chooseLanguage, answerNothing),
    listAssignable: readOnce(listAssignable),
  });
  serve(http, absenceEndpoints, {
    getAbsence: read(getAbsence),
    setAbsence: act(setAbsence, tellAbsence),
  });
}
