import type { interviewEndpoints } from '@portal/contract/interviews.ts';
import { canDoStage, slugOfAct } from '@portal/domain/access/can.ts';
import { afterInterview, whyNotInterview } from '@portal/domain/applications/interviews.ts';
import { gateFacts } from '../applications/applicationRow.ts';
import { deactivate } from '../applications/acts/deactivate.ts';
import { lockApplication } from '../applications/lockApplication.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseIfAny, refusal } from '../platform/http/refusal.ts';
import { notPermitted } from '../platform/http/serve.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './interviews.tables.ts';

/**
 * Records the result of an interview (decisions.md §2). *Complete and accept* moves on unless another gate is unmet:
 * then the result is kept, the stage stays and the card says why. *Denied* deactivates in the same act and needs the
 * form (`interview.denied`). Refusals: `interview.stage`, `interview.deactivated`, GE004.
 */
export async function recordInterview(
  context: StaffContext,
  { params, body }: InputOf<typeof interviewEndpoints.recordInterview>,
): Promise<number> {
  const row = await lockApplication(context, params.id, { version: body.version });
  const facts = gateFacts(row);
  refuseIfAny(whyNotInterview(facts));
  if (!canDoStage(context.actor, facts)) throw notPermitted(context.actor, slugOfAct('interview', facts));
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
  await saveApplication(context, row, {
    changes: {
      interview_result: body.result,
      ...(to && { status: to }),
      ...(to === 'REJECTED' && { reject_type: 'INTERVIEW_DENIED' }),
    },
    history: { kind: 'interview.recorded', detail: { result: body.result, from: row.status, ...(to && { to }) } },
  });
  return row.id;
}
