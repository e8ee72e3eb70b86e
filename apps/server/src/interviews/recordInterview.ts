import type { interviewEndpoints } from '@portal/contract/interviews.ts';
import { afterInterview } from '@portal/domain/applications/interviews.ts';
import { cardAct } from '../applications/acts/cardAct.ts';
import { deactivate } from '../applications/acts/deactivate.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './interviews.tables.ts';

type Input = InputOf<typeof interviewEndpoints.recordInterview>;

/**
 * Records the result of an interview (product/interviews.md#results). *Complete and accept* moves on unless another gate
 * is unmet: then the result is kept, the stage stays and the card says why. *Denied* deactivates in the same act and
 * needs the form (`interview.denied`). Refusals: `interview.stage`, `interview.deactivated`, GE004.
 */
export const recordInterview = cardAct({
  act: 'interview',
  async write({ context, row, facts }, { body }: Input) {
    if (body.result === 'DENIED') {
      if (!body.deactivation) {
        throw refusal('interview.denied', undefined, { fields: { 'deactivation.reason': { code: 'field.required' } } });
      }
      await deactivate(context, row, { type: 'INTERVIEW_DENIED', ...body.deactivation });
    }
    await context.db
      .insertInto('interview')
      .values({
        application_id: row.id,
        result: body.result,
        comments: body.comments,
        user_id: context.actor.userId,
        at: context.now,
      })
      .execute();
    const { to } = afterInterview(facts, body.result);
    return {
      changes: {
        interview_result: body.result,
        ...(to && { status: to }),
        ...(to === 'REJECTED' && { reject_type: 'INTERVIEW_DENIED' }),
      },
      history: { kind: 'interview.recorded', detail: { result: body.result, from: row.status, ...(to && { to }) } },
    };
  },
});
