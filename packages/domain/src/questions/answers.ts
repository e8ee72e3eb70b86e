/** Answers to questions: which questions are asked of somebody who answered so, and what an answer may be. */
import { paragraph, tidy } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';
import type { Question, QuestionGroup } from './question.ts';

/** By the question's id. A number is kept as its digits, a choice as the option's id. */
export type Answers = Readonly<Record<string, string>>;

/** A question as it is asked now, with how many parents stand above it. */
export interface AskedQuestion<Asked = Question> {
  question: Asked;
  depth: number;
}

const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,4})?$/;

/** What is wrong with an answer; an empty one is none, and nothing is wrong with it. */
export function whyNotAnswer(
  { type, options, maxLength }: Pick<Question, 'type' | 'options' | 'maxLength'>,
  answer: string,
): Problem | undefined {
  const text = tidy(answer);
  if (text === '') return undefined;
  if (type === 'NUMBER') return NUMBER.test(text) ? undefined : problem('field.numbers');
  if (type === 'RADIO') return options.some(({ id }) => id === text) ? undefined : problem('field.choice');
  return paragraph(maxLength)(text, '');
}

/** The questions of a group that are asked of somebody who answered so, children right below their parent, in their order. */
export function askedOf<Asked extends Question>(
  { questions }: { questions: readonly Asked[] },
  answers: Answers,
): AskedQuestion<Asked>[] {
  const below = (parent: Asked | undefined, depth: number): AskedQuestion<Asked>[] =>
    questions.flatMap((question) =>
      question.visible && isUnder(question, parent, answers)
        ? [{ question, depth }, ...below(question, depth + 1)]
        : [],
    );
  return below(undefined, 0);
}

function isUnder(question: Question, parent: Question | undefined, answers: Answers): boolean {
  if (question.parent === null || parent === undefined) return question.parent === null && parent === undefined;
  return question.parent.question === parent.id && answers[parent.id] === question.parent.option;
}

export interface Progress {
  /** Of those that are asked now. */
  asked: number;
  answered: number;
  /** Required ones without an answer, in the order in which they are asked. */
  missing: string[];
}

/** How far the answers are. */
export function progressOf(groups: readonly QuestionGroup[], answers: Answers): Progress {
  const asked = groups.flatMap((group) => askedOf(group, answers)).map(({ question }) => question);
  const isAnswered = ({ id }: Question) => tidy(answers[id] ?? '') !== '';
  return {
    asked: asked.length,
    answered: asked.filter(isAnswered).length,
    missing: asked.filter((question) => question.required && !isAnswered(question)).map(({ id }) => id),
  };
}
