import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { problemEndpoints } from '@portal/contract/problems.ts';
import {
  failureReasonOf,
  faultCodeOf,
  TOLD_JOBS,
  type JobFault,
  type ToldJob,
} from '@portal/domain/problems/failedJobs.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import { listDeadLetters, retryDeadLetter } from '../platform/jobs/deadLetters.ts';

/** The jobs that failed on every try, with why in a word of a list: an error's own words may quote what is personal. */
export async function listFailedJobs({ db }: StaffContext): Promise<ReplyOf<typeof problemEndpoints.listFailedJobs>> {
  const letters = await listDeadLetters(db, TOLD_JOBS);
  return {
    data: letters.map(({ id, job, jobId, failedAt, tries, reason }) => {
      const fault = faultOf(reason);
      return {
        id,
        job: job as ToldJob,
        failedAt: failedAt.toISOString(),
        tries,
        why: failureReasonOf(fault),
        fault: faultCodeOf(fault),
        jobId,
      };
    }),
    total: letters[0]?.total ?? 0,
  };
}

/** Has a job tried again. Refusal: `http.notFound`, also where another administrator was first. */
export async function retryFailedJob(
  { db }: StaffContext,
  { params }: InputOf<typeof problemEndpoints.retryFailedJob>,
): Promise<null> {
  if (!(await retryDeadLetter(db, params.id, TOLD_JOBS))) throw notFound();
  return null;
}

/** What the job store itself ended, such as a job whose process was gone, lies one step deeper. */
function faultOf(reason: unknown): JobFault {
  if (typeof reason !== 'object' || reason === null) return {};
  return 'value' in reason ? faultOf(reason.value) : reason;
}
