import { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { boardEndpoints } from '@portal/contract/applications/board.ts';
import { act, preparedAct, readOnce, serve, type Http } from '../platform/http/serve.ts';
import { answerCard } from './answerCard.ts';
import { askCorrections } from './askCorrections.ts';
import { assignApplication } from './assignApplication.ts';
import { getBoard, getColumn, listStatuses } from './board.ts';
import { exonerate } from './exonerate.ts';
import { getApplication } from './getApplication.ts';
import { listPhotos } from './listPhotos.ts';
import { moveApplication } from './moveApplication.ts';
import { prepareUpload, stageUpload } from './stagedUpload.ts';
import { acceptCorrection, askCorrectionAgain } from './stepCorrection.ts';
import { undoMove } from './undoMove.ts';

export function applicationRoutes(http: Http): void {
  serve(http, boardEndpoints, {
    listStatuses: readOnce(listStatuses),
    getColumn: readOnce(getColumn),
    getBoard: readOnce(getBoard),
    listPhotos: readOnce(listPhotos),
  });
  serve(http, applicationEndpoints, {
    getApplication: readOnce(getApplication),
    uploadFile: preparedAct(prepareUpload, stageUpload, async (_context, staged) => staged),
    moveApplication: act(moveApplication, answerCard),
    undoMove: act(undoMove, answerCard),
    assignApplication: act(assignApplication, answerCard),
    askCorrections: act(askCorrections, answerCard),
    acceptCorrection: act(acceptCorrection, answerCard),
    askCorrectionAgain: act(askCorrectionAgain, answerCard),
    exonerate: act(exonerate, answerCard),
  });
}
