/** Frequent questions, for every reader and for those who edit them: product/content.md#frequent-questions. */
import * as z from 'zod/mini';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { line, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { inBothLanguages, instant } from '../fields.ts';

const group = z.object({
  title: inBothLanguages(line(FAQ_LIMITS.title)),
  elements: z
    .array(
      z.object({
        question: inBothLanguages(line(FAQ_LIMITS.question)),
        answer: inBothLanguages(paragraph(FAQ_LIMITS.answer)),
      }),
    )
    .check(z.minLength(1), z.maxLength(FAQ_LIMITS.elements)),
});

const edited = z.object({
  /** Rises with every saving; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
  groups: z.array(group).check(z.maxLength(FAQ_LIMITS.groups)),
});

const kept = z.object({ ...edited.shape, savedAt: instant, savedBy: z.nullable(z.string()) });
export type KeptFaq = z.output<typeof kept>;

export const contentEndpoints = endpoints({
  getFaq: {
    method: 'GET',
    path: '/business/fqa',
    permission: 'staff',
    does: "Frequent questions in the reader's language; a group's elements are JSON text, sorted by their position.",
    reply: z.object({
      status: z.boolean(),
      content: z.array(z.object({ title: z.string(), list_fqa_elements: z.string() })),
    }),
  },
  getFaqForEditing: {
    method: 'GET',
    path: '/business/faq',
    permission: anyOf('business.faq.manage'),
    does: 'Frequent questions in both languages, with their version.',
    reply: kept,
  },
  saveFaq: {
    method: 'PUT',
    path: '/business/faq',
    permission: anyOf('business.faq.manage'),
    does: 'Replaces the frequent questions: groups, elements and their order, in both languages.',
    body: edited,
    reply: kept,
    present: kept,
    errors: ['record.stale'],
  },
});
