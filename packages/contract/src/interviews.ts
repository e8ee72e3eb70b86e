/** The questions of the interview, the interview with the leader and its result. */
import * as z from 'zod/mini';
import { INTERVIEW_RESULTS } from '@portal/domain/applications/values.ts';
import { QUESTION_LIMITS } from '@portal/domain/questions/question.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { seesApplications } from './applications/board.ts';
import { cardForReader } from './applications/card.ts';
import { denial } from './applications/deactivation.ts';
import { anyOf, endpoints } from './endpoints.ts';
import { id, idText, instant, optionallyRuled } from './fields.ts';
import { editedQuestions, keptQuestion, keptQuestions } from './questions.ts';

const kept = z.object({
  /** Rises with every saving; sent back with the next one, so that nobody overwrites another's. */
  version: z.int(),
  groups: keptQuestions,
  savedAt: instant,
  savedBy: z.nullable(z.string()),
});
export type KeptInterviewQuestions = z.output<typeof kept>;

const bothLanguages = z.object({ en: z.string(), es: z.string() });
const answer = z.object({
  /** Null: the comments. */
  question: z.nullable(z.string()),
  answer: z.string(),
  /** Sent back with the next change of it, so that a window that has not seen it is told what it writes over. */
  version: z.int(),
  /** What was there before a window that had not seen it wrote. */
  overwritten: z.nullable(z.string()),
});
export type KeptAnswer = z.output<typeof answer>;

/** A question as it was asked, and what was answered. */
const told = z.object({ group: bothLanguages, question: keptQuestion, answer: z.string() });

const interview = z.object({
  /** Deactivated, nothing is answered. */
  active: z.boolean(),
  questions: z.object({ version: z.int(), groups: keptQuestions }),
  /** What the reader has entered in an interview that is not decided yet, also of questions that are asked no more. */
  mine: z.object({ answers: z.array(answer), noLongerAsked: z.array(told) }),
  /** Those with a result, the latest first; one to be decided later may still change. */
  held: z.array(
    z.object({
      id,
      by: z.string(),
      /** The reader’s own, which may still change. */
      mine: z.boolean(),
      startedAt: instant,
      result: z.enum(INTERVIEW_RESULTS),
      at: instant,
      comments: z.nullable(z.string()),
      answers: z.array(told),
    }),
  ),
});
export type Interview = z.output<typeof interview>;
export type HeldInterview = Interview['held'][number];

const questionId = z.string().check(z.maxLength(QUESTION_LIMITS.id));
/** Judged by its question. */
const typed = z.string().check(z.maxLength(4 * MAX_INTERVIEW_TEXT));

export const interviewEndpoints = endpoints({
  getInterview: {
    method: 'GET',
    path: '/business/request/:id/interview',
    permission: seesApplications,
    does: 'The interview of an application: its questions, what the reader has entered, and the interviews held.',
    params: z.object({ id: idText }),
    reply: interview,
  },
  answerInterview: {
    method: 'PUT',
    path: '/business/request/:id/interview/answers',
    permission: seesApplications,
    does: 'Keeps one answer, or the comments, while an interview is held; of two windows the later is kept and told what it wrote over.',
    params: z.object({ id: idText }),
    body: z.object({
      /** Null: the comments. */
      question: z.nullable(questionId),
      /** The version of the questions that it was read in. */
      asked: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
      answer: typed,
      /** The version of the answer that was seen; 0 where there was none. */
      seen: z.int(),
    }),
    reply: answer,
    errors: ['interview.stage', 'interview.deactivated', 'field.choice', 'field.numbers', 'field.max'],
  },
  switchInterview: {
    method: 'POST',
    path: '/business/request/:id/interview/switch',
    permission: seesApplications,
    does: 'Activates or deactivates the interview of an application; deactivated, its gate stays closed.',
    params: z.object({ id: idText }),
    body: z.object({ active: z.boolean(), version: z.int() }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['interview.stage', 'move.stale'],
  },
  getInterviewQuestions: {
    method: 'GET',
    path: '/business/interview-questions',
    permission: anyOf('business.configuration.interview'),
    does: 'The questions of the interview in both languages, with their version.',
    reply: kept,
  },
  saveInterviewQuestions: {
    method: 'PUT',
    path: '/business/interview-questions',
    permission: anyOf('business.configuration.interview'),
    does: 'Replaces the questions of the interview: groups, questions, their options and order, in both languages.',
    body: z.object({ version: z.int(), groups: editedQuestions }),
    reply: kept,
    present: kept,
    errors: ['record.stale', 'field.option', 'field.optionId'],
  },
  recordInterview: {
    method: 'POST',
    path: '/business/request/:id/interviews',
    permission: seesApplications,
    does: 'Records the interview’s result: accepted moves on if nothing else is missing, denied deactivates.',
    params: z.object({ id: idText }),
    body: z.object({
      result: z.enum(INTERVIEW_RESULTS),
      /** Instead of those that were kept while they were typed. */
      comments: optionallyRuled(paragraph(MAX_INTERVIEW_TEXT)),
      /** Besides what was kept while it was typed; to the questions as they are asked now. */
      answers: z.optional(
        z
          .array(z.object({ question: questionId, answer: typed }))
          .check(z.maxLength(QUESTION_LIMITS.groups * QUESTION_LIMITS.questions)),
      ),
      deactivation: z.optional(denial),
      version: z.int(),
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: [
      'interview.stage',
      'interview.deactivated',
      'interview.denied',
      'interview.empty',
      'interview.required',
      'mail.placeholder',
      'refund.noPayment',
      'refund.tooMuch',
      'move.stale',
    ],
  },
});
