/** What is said when an application is deactivated, by a move or by a denied interview. */
import * as z from 'zod/mini';
import { DEACTIVATION_TYPES_BY_HAND } from '@portal/domain/applications/values.ts';
import { date, line, paragraph } from '@portal/domain/fields/rules.ts';
import { optionallyRuled, ruled, uploadId } from '../fields.ts';

export const deactivation = z.object({
  type: z.enum(DEACTIVATION_TYPES_BY_HAND),
  reason: ruled(line(250)),
  description: optionallyRuled(paragraph(1000)),
  departureDate: optionallyRuled(date),
  document: z.optional(uploadId),
});
/** Its type is the interview’s. */
export const denial = z.omit(deactivation, { type: true });
