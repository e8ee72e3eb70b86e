/** What is said when an application is deactivated, by a move or by a denied interview. */
import * as z from 'zod/mini';
import { DEACTIVATION_TYPES_BY_HAND } from '@portal/domain/applications/values.ts';
import { REFUND_REASONS } from '@portal/domain/payments/unmatched.ts';
import { mailBody, mailSubject } from '@portal/domain/outbox/mailTexts.ts';
import { date, line, paragraph } from '@portal/domain/fields/rules.ts';
import { optionallyRuled, ruled, uploadId } from '../fields.ts';

export const deactivation = z.object({
  type: z.enum(DEACTIVATION_TYPES_BY_HAND),
  reason: ruled(line(250)),
  description: optionallyRuled(paragraph(1000)),
  departureDate: optionallyRuled(date),
  document: z.optional(uploadId),
  /**
   * What the applicant is mailed of it: these words, or nothing. Left out: as staff keep it for deactivated applications,
   * unless the type is DECEASED.
   */
  mail: z.optional(z.nullable(z.object({ subject: ruled(mailSubject), text: ruled(mailBody) }))),
  /** What is given back of the case's payment, in cents of its currency; needs `business.request.payment`. */
  refund: z.optional(
    z.object({
      amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
      reference: ruled(line(100)),
      reason: z.enum(REFUND_REASONS),
    }),
  ),
  /** With the type CHURCH_CLOSED: the church closes with the day of departure, else today. */
  closesChurch: z.optional(z.boolean()),
});
/** Its type is the interview’s. */
export const denial = z.omit(deactivation, { type: true, closesChurch: true });
