import { problemEndpoints } from '@portal/contract/problems.ts';
import { act, answerNothing, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { listFailedJobs, retryFailedJob } from './failedJobs.ts';
import { listProblems } from './listProblems.ts';
import { reportProblem } from './reportProblem.ts';
import { getProblem, settleProblem } from './settleProblem.ts';

export function problemRoutes(http: Http): void {
  serve(http, problemEndpoints, {
    reportProblem: act(reportProblem, answerNothing),
    listProblems: read(listProblems),
    settleProblem: act(settleProblem, getProblem),
    listFailedJobs: readOnce(listFailedJobs),
    retryFailedJob: act(retryFailedJob, answerNothing),
  });
}
