/** What is done to the questions as a whole, each a new list of groups: pure, and the same when done twice. */
import type { EditedQuestionGroups, KeptQuestion, KeptQuestionGroup } from '@portal/contract/questions.ts';

export type Groups = readonly KeptQuestionGroup[];
type EditedGroup = EditedQuestionGroups[number];
type EditedQuestion = EditedGroup['questions'][number];

export const findQuestion = (groups: Groups, id: string): KeptQuestion | undefined =>
  groups.flatMap(({ questions }) => questions).find((one) => one.id === id);

/** The heading as it was edited; a new one stands last. */
export function putGroup(groups: Groups, edited: Omit<EditedGroup, 'questions'>): Groups {
  const isThere = groups.some(({ id }) => id === edited.id);
  const next = (group: KeptQuestionGroup) => (group.id === edited.id ? { ...group, ...edited } : group);
  return isThere ? groups.map(next) : [...groups, { ...edited, outdated: null, questions: [] }];
}

/** The question as it was edited, in that group; a new one, and one that comes from another group, stands last. */
export function putQuestion(groups: Groups, groupId: string, edited: EditedQuestion): Groups {
  const before = findQuestion(groups, edited.id);
  const question = { ...edited, outdated: before?.outdated ?? null };
  const isHere = groups.some((one) => one.id === groupId && one.questions.some(({ id }) => id === edited.id));
  if (isHere) return mapQuestions(groups, (one) => (one.id === edited.id ? question : one));
  const family = before ? descendantsOf(groups, edited.id) : [];
  const moved = [question, ...family];
  const ids = new Set(moved.map(({ id }) => id));
  return groups.map((group) => {
    const rest = group.questions.filter(({ id }) => !ids.has(id));
    return { ...group, questions: group.id === groupId ? [...rest, ...moved] : rest };
  });
}

export const setVisible = (groups: Groups, id: string, visible: boolean): Groups =>
  mapQuestions(groups, (one) => (one.id === id ? { ...one, visible } : one));

/** Without the question and those below it. */
export function removeQuestion(groups: Groups, id: string): Groups {
  const gone = new Set([id, ...descendantsOf(groups, id).map((one) => one.id)]);
  return groups.map((group) => ({ ...group, questions: group.questions.filter((one) => !gone.has(one.id)) }));
}

export const removeGroup = (groups: Groups, id: string): Groups => groups.filter((group) => group.id !== id);

/** Where something goes: right before or right after another. */
export interface Place {
  beside: string;
  side: 'before' | 'after';
}

/** The question beside another that has the same parent; one without a parent takes those below it to another group. */
export function placeQuestion(groups: Groups, id: string, { beside, side }: Place): Groups {
  const moved = findQuestion(groups, id);
  const target = groups.find(({ questions }) => questions.some((one) => one.id === beside));
  const isSibling = isSameParent(moved, findQuestion(groups, beside));
  if (!moved || !target || id === beside || !isSibling) return groups;
  const inGroup = target.questions.some((one) => one.id === id)
    ? groups
    : putQuestion(groups, target.id, {
        ...moved,
        confirmed: false,
      });
  return inGroup.map((group) =>
    group.id === target.id ? { ...group, questions: besideOther(group.questions, moved, beside, side) } : group,
  );
}

export function placeGroup(groups: Groups, id: string, { beside, side }: Place): Groups {
  const moved = groups.find((group) => group.id === id);
  return moved && id !== beside ? besideOther(groups, moved, beside, side) : groups;
}

/** The next place among those with the same parent; none at the end. */
export function stepFrom(siblings: readonly { id: string }[], id: string, by: 1 | -1): Place | undefined {
  const next = siblings[siblings.findIndex((one) => one.id === id) + by];
  return next && { beside: next.id, side: by === 1 ? 'after' : 'before' };
}

export const siblingsOf = (questions: readonly KeptQuestion[], question: KeptQuestion): KeptQuestion[] =>
  questions.filter((one) => isSameParent(one, question));

const isSameParent = (one: KeptQuestion | undefined, other: KeptQuestion | undefined): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(one.parent) === JSON.stringify(other.parent);

/** Those under its options and under theirs, in their order. */
export function descendantsOf(groups: Groups, id: string): KeptQuestion[] {
  const questions = groups.flatMap((group) => group.questions);
  return questions
    .filter(({ parent }) => parent?.question === id)
    .flatMap((child) => [child, ...descendantsOf(groups, child.id)]);
}

const mapQuestions = (groups: Groups, next: (question: KeptQuestion) => KeptQuestion): Groups =>
  groups.map((group) => ({ ...group, questions: group.questions.map(next) }));

function besideOther<One extends { id: string }>(all: readonly One[], moved: One, beside: string, side: Place['side']) {
  return all
    .filter(({ id }) => id !== moved.id)
    .flatMap((one) => (one.id !== beside ? [one] : side === 'before' ? [moved, one] : [one, moved]));
}
