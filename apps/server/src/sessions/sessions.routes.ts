import { sessionEndpoints } from '@portal/contract/sessions.ts';
import { act, answerNothing, preparedAct } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { createStaffToken, prepareToken } from './createToken.ts';
import { proveSecondFactor } from './secondFactor/proveSecondFactor.ts';
import { signOut } from './signOut.ts';

export function sessionRoutes(http: Http): void {
  serve(http, sessionEndpoints, {
    createToken: preparedAct(prepareToken('staff'), createStaffToken, async (_context, tokens) => tokens),
    proveSecondFactor: act(proveSecondFactor, async (_context, tokens) => tokens),
    signOut: act(signOut, answerNothing),
  });
}
