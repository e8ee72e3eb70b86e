import { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { answerUpload } from '../platform/files/waitingUpload.ts';
import { act, preparedAct, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { answerCard } from './answerCard.ts';
import { askCorrections } from './corrections/askCorrections.ts';
import { assignApplication } from './acts/assignApplication.ts';
import { decideExoneration } from './acts/decideExoneration.ts';
import { exonerate } from './acts/exonerate.ts';
import { getApplication } from './detail/getApplication.ts';
import { moveApplication } from './acts/moveApplication.ts';
import { prepareUpload, uploadFile } from './files/uploadFile.ts';
import { acceptCorrection, askCorrectionAgain, withdrawCorrection } from './corrections/stepCorrection.ts';
import { unassignApplication } from './acts/unassignApplication.ts';
import { undoMove } from './acts/undoMove.ts';

export function applicationRoutes(http: Http): void {
  serve(http, applicationEndpoints, {
    getApplication: readOnce(getApplication),
    uploadFile: preparedAct(prepareUpload, uploadFile, answerUpload),
    moveApplication: act(moveApplication, answerCard),
    undoMove: act(undoMove, answerCard),
    assignApplication: act(assignApplication, answerCard),
    unassignApplication: act(unassignApplication, answerCard),
    askCorrections: act(askCorrections, answerCard),
    acceptCorrection: act(acceptCorrection, answerCard),
    askCorrectionAgain: act(askCorrectionAgain, answerCard),
    withdrawCorrection: act(withdrawCorrection, answerCard),
    exonerate: act(exonerate, answerCard),
    decideExoneration: act(decideExoneration, answerCard),
  });
}
