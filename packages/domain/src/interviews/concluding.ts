/** What an interview asks before it has a result: product/interviews.md#results. */
import { problem, type Problem } from '../problem.ts';
import { askedOf, progressOf, type Answers } from '../questions/answers.ts';
import type { QuestionGroup } from '../questions/question.ts';
import type { InterviewResult } from '../applications/values.ts';

/**
 * What keeps a result from being recorded with these answers: `interview.empty` where nothing was answered though something
 * is asked, `interview.required` where an interview is completed without an answer that it needs; `missing` names those.
 */
export function whyNotConclude(
  groups: readonly QuestionGroup[],
  answers: Answers,
  result: InterviewResult,
): { problems: Problem[]; missing: string[] } {
  const isAsked = groups.some((group) => askedOf(group, {}).length > 0);
  const isAnswered = Object.values(answers).some((answer) => answer.trim() !== '');
  if (isAsked && !isAnswered) return { problems: [problem('interview.empty')], missing: [] };
  const { missing } = progressOf(groups, answers);
  if (result !== 'ACCEPTED' || missing.length === 0) return { problems: [], missing: [] };
  return { problems: [problem('interview.required')], missing };
}
