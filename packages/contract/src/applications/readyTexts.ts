/** Ready texts for corrections, for those who ask and those who keep them: product/corrections.md#ready-texts. */
import * as z from 'zod/mini';
import { READY_TEXT_LIMITS, READY_TEXT_PLACES } from '@portal/domain/applications/readyTexts.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { inBothLanguages, instant } from '../fields.ts';

const readyText = z.object({
  text: inBothLanguages(paragraph(READY_TEXT_LIMITS.text)),
  /** What it is for; none = everything. */
  places: z.array(z.enum(READY_TEXT_PLACES)).check(z.maxLength(READY_TEXT_PLACES.length)),
  /** Whether it is offered. */
  active: z.boolean(),
});

const saved = z.object({
  /** Rises with every saving; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
  texts: z.array(readyText).check(z.maxLength(READY_TEXT_LIMITS.texts)),
});

const kept = z.object({ ...saved.shape, savedAt: instant, savedBy: z.nullable(z.string()) });
export type KeptReadyTexts = z.output<typeof kept>;

export const readyTextEndpoints = endpoints({
  listReadyTexts: {
    method: 'GET',
    path: '/business/ready-text',
    permission: anyOf('business.request.do.processing.corrections', 'business.configuration.request'),
    does: 'The ready texts for corrections in both languages, in their order, with their version.',
    reply: kept,
  },
  saveReadyTexts: {
    method: 'PUT',
    path: '/business/ready-text',
    permission: anyOf('business.configuration.request'),
    does: 'Replaces the ready texts: texts in both languages, what they are for, and their order.',
    body: saved,
    reply: kept,
    present: kept,
    errors: ['record.stale'],
  },
});
