/** The interview with the leader and its result. */
import * as z from 'zod/mini';
import { INTERVIEW_RESULTS } from '@portal/domain/applications/values.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { seesApplications } from './applications/board.ts';
import { cardForReader } from './applications/card.ts';
import { denial } from './applications/deactivation.ts';
import { endpoints } from './endpoints.ts';
import { idText, optionallyRuled } from './fields.ts';

export const interviewEndpoints = endpoints({
  recordInterview: {
    method: 'POST',
    path: '/business/request/:id/interviews',
    permission: seesApplications,
    does: 'Records the interview’s result: accepted moves on if nothing else is missing, denied deactivates.',
    params: z.object({ id: idText }),
    body: z.object({
      result: z.enum(INTERVIEW_RESULTS),
      comments: optionallyRuled(paragraph(MAX_INTERVIEW_TEXT)),
      deactivation: z.optional(denial),
      version: z.int(),
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['interview.stage', 'interview.deactivated', 'interview.denied', 'move.stale'],
  },
});
