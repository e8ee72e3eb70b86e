import { myInterviewEndpoints } from '@portal/contract/interviews/myInterviews.ts';
import { act, answerNothing, read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { getInterviewFeed, makeInterviewFeed, revokeInterviewFeed, showInterviewFeed } from './feedAddress.ts';
import { feedRoute } from './feedRoute.ts';
import { listMyInterviews } from './listMyInterviews.ts';

export function myInterviewRoutes(http: Http): void {
  serve(http, myInterviewEndpoints, {
    listMyInterviews: read(listMyInterviews),
    getInterviewFeed: readOnce(getInterviewFeed),
    makeInterviewFeed: act(makeInterviewFeed, showInterviewFeed),
    revokeInterviewFeed: act(revokeInterviewFeed, answerNothing),
  });
  feedRoute(http);
}
