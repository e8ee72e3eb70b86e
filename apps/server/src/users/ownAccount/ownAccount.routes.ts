import { ownAccountEndpoints } from '@portal/contract/users/ownAccount.ts';
import { act, answerNothing, preparedAct, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { changeEmail, prepareEmailChange } from './changeEmail.ts';
import { changePassword, prepareOwnChange } from './changePassword.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/ownSessions.ts';
import { forgetView, listViews, saveView, showView } from './savedViews.ts';
import { shareView, viewSharing } from './sharedViews.ts';

export function ownAccountRoutes(http: Http): void {
  serve(http, ownAccountEndpoints, {
    changePassword: preparedAct(prepareOwnChange, changePassword, answerNothing),
    changeEmail: preparedAct(prepareEmailChange, changeEmail, answerNothing),
    listOwnSessions: readOnce(listOwnSessions),
    endOwnSession: act(endOwnSession, answerNothing),
    endOtherSessions: act(endOtherSessions, async (_context, ended) => ended),
    listViews: readOnce(listViews),
    saveView: act(saveView, showView),
    forgetView: act(forgetView, answerNothing),
    viewSharing: readOnce(viewSharing),
    shareView: act(shareView, showView),
  });
}
