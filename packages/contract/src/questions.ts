/** Questions in both languages, as those who word them send and read them: product/interviews.md#questions. */
import * as z from 'zod/mini';
import { whyNotQuestions } from '@portal/domain/questions/checkQuestions.ts';
import { QUESTION_LIMITS, QUESTION_TYPES } from '@portal/domain/questions/question.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { inBothLanguages, language } from './fields.ts';

/** Identifiers are judged among each other. */
const identifier = z.string().check(z.maxLength(QUESTION_LIMITS.id));

const parts = {
  id: identifier,
  type: z.enum(QUESTION_TYPES),
  text: inBothLanguages(line(QUESTION_LIMITS.text)),
  placeholder: z.nullable(inBothLanguages(line(QUESTION_LIMITS.placeholder))),
  options: z
    .array(z.object({ id: identifier, label: inBothLanguages(line(QUESTION_LIMITS.label)) }))
    .check(z.maxLength(QUESTION_LIMITS.options)),
  maxLength: z.int().check(z.minimum(1), z.maximum(QUESTION_LIMITS.answer)),
  required: z.boolean(),
  visible: z.boolean(),
  reportable: z.boolean(),
  parent: z.nullable(z.object({ question: identifier, option: identifier })),
};
const group = { id: identifier, title: inBothLanguages(line(QUESTION_LIMITS.title)) };
/** The other language was looked at, and still says the same. */
const confirmed = z._default(z.boolean(), false);

/** As they are sent: what breaks a rule among them is told at its place. */
export const editedQuestions = z
  .array(
    z.object({
      ...group,
      confirmed,
      questions: z.array(z.object({ ...parts, confirmed })).check(z.maxLength(QUESTION_LIMITS.questions)),
    }),
  )
  .check(
    z.maxLength(QUESTION_LIMITS.groups),
    z.check((ctx) => {
      for (const { path, problem } of whyNotQuestions(ctx.value)) {
        ctx.issues.push({ code: 'custom', message: problem.code, params: problem, input: ctx.value, path });
      }
    }),
  );
export type EditedQuestionGroups = z.output<typeof editedQuestions>;

const outdated = z.nullable(language);
export const keptQuestion = z.object({ ...parts, outdated });

export const keptQuestions = z.array(z.object({ ...group, outdated, questions: z.array(keptQuestion) }));
export type KeptQuestionGroup = z.output<typeof keptQuestions>[number];
export type KeptQuestion = KeptQuestionGroup['questions'][number];
