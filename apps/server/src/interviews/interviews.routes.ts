import { interviewEndpoints } from '@portal/contract/interviews.ts';
import { answerCard } from '../applications/answerCard.ts';
import { act } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { recordInterview } from './recordInterview.ts';

export function interviewRoutes(http: Http): void {
  serve(http, interviewEndpoints, { recordInterview: act(recordInterview, answerCard) });
}
