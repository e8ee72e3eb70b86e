import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { MAILS_AT_ONCE } from '../platform/mail/openMailer.ts';
import { deliverMail, TRY_SECONDS } from './deliverMail.ts';

/** Sends a written mail. Ten tries, the last some four to nine hours after the first: a mail server may be down at night. */
export const sendMail = defineJob({
  name: 'mails.send',
  schema: z.object({ mail: z.int() }),
  atOnce: MAILS_AT_ONCE,
  retryLimit: 9,
  retryDelaySeconds: 30,
  expireInSeconds: TRY_SECONDS,
  work: deliverMail,
});

export const outboxJobs = [sendMail];
