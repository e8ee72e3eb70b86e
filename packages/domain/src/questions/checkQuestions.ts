/** What questions must keep among each other: product/interviews.md#questions. */
import { problem, type Problem } from '../problem.ts';
import { QUESTION_ID, QUESTION_LIMITS, type Question, type QuestionGroup } from './question.ts';

export interface QuestionProblem {
  /** Where it is, from the groups on: `[0, 'questions', 3, 'options']`. */
  path: (string | number)[];
  problem: Problem;
}

type Checked = Pick<Question, 'id' | 'type' | 'options' | 'parent'>;
interface CheckedGroup extends Pick<QuestionGroup, 'id'> {
  questions: readonly Checked[];
}

/**
 * All that is wrong, each at its place: `field.option` where a choice has fewer than two options, `field.optionId` where an
 * identifier is malformed or there twice, `field.choice` where a child's parent is no choice of its group, has no such
 * option, or stands below the child itself.
 */
export function whyNotQuestions(groups: readonly CheckedGroup[]): QuestionProblem[] {
  const all = groups.flatMap(({ questions }) => questions);
  return groups.flatMap((group, at) => [
    ...idProblem(group.id, groups, [at, 'id']),
    ...group.questions.flatMap((question, place) => {
      const path = [at, 'questions', place];
      return [
        ...idProblem(question.id, all, [...path, 'id']),
        ...optionProblems(question, path),
        ...parentProblem(question, group.questions, path),
      ];
    }),
  ]);
}

function idProblem(id: string, all: readonly { id: string }[], path: QuestionProblem['path']): QuestionProblem[] {
  const isFine = QUESTION_ID.test(id) && all.filter((one) => one.id === id).length === 1;
  return isFine ? [] : [{ path, problem: problem('field.optionId') }];
}

function optionProblems({ type, options }: Checked, path: QuestionProblem['path']): QuestionProblem[] {
  if (type !== 'RADIO') return [];
  if (options.length < QUESTION_LIMITS.leastOptions) {
    return [{ path: [...path, 'options'], problem: problem('field.option') }];
  }
  return options.flatMap(({ id }, at) => idProblem(id, options, [...path, 'options', at, 'id']));
}

function parentProblem(
  { id, parent }: Checked,
  siblings: readonly Checked[],
  path: QuestionProblem['path'],
): QuestionProblem[] {
  if (parent === null) return [];
  const above = siblings.find((one) => one.id === parent.question);
  const hasOption = above?.type === 'RADIO' && above.options.some((option) => option.id === parent.option);
  if (!hasOption) return [{ path: [...path, 'parent', 'option'], problem: problem('field.choice') }];
  const isBelowItself = ancestorsOf(parent.question, siblings).includes(id);
  return isBelowItself ? [{ path: [...path, 'parent', 'question'], problem: problem('field.choice') }] : [];
}

/** The question itself and those above it; one that stands below itself is named once. */
function ancestorsOf(id: string, siblings: readonly Checked[]): string[] {
  const found: string[] = [];
  for (let next: string | undefined = id; next !== undefined && !found.includes(next);) {
    found.push(next);
    const present: string = next;
    next = siblings.find((one) => one.id === present)?.parent?.question;
  }
  return found;
}
