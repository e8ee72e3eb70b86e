import { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';
import { act, answerNothing, preparedAct, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import type { ShownOnce } from '../../sessions/secondFactor/recoveryCodes.ts';
import { removeApp, setUpApp } from './changeApp.ts';
import { addPasskey, removePasskey } from './changePasskeys.ts';
import { beginFactorChange, getOwnFactors, showFactorStep } from './ownFactors.ts';
import { prepareProof } from './proveOneself.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';

/** Codes are told once: under the same key again there are none to tell. */
const answerCodes = async (_context: unknown, shown: ShownOnce | null) => ({ codes: shown?.codes ?? [] });

/** The second factor of the own account. */
export function secondFactorRoutes(http: Http): void {
  serve(http, secondFactorEndpoints, {
    getOwnFactors: read(getOwnFactors),
    beginFactorChange: act(beginFactorChange, showFactorStep),
    setUpApp: preparedAct(prepareProof, setUpApp, answerCodes),
    removeApp: preparedAct(prepareProof, removeApp, answerNothing),
    addPasskey: preparedAct(prepareProof, addPasskey, answerCodes),
    removePasskey: preparedAct(prepareProof, removePasskey, answerNothing),
    renewRecoveryCodes: preparedAct(prepareProof, renewRecoveryCodes, answerCodes),
  });
}
