import { interviewEndpoints, type KeptInterviewQuestions } from '@portal/contract/interviews.ts';
import type { EditedQuestionGroups, KeptQuestionGroup } from '@portal/contract/questions.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import type { Question } from '@portal/domain/questions/question.ts';
import { keptWhole } from '../history/keptWhole.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './interviews.tables.ts';
import { versionedSetting } from '../settings/versions/versionedSetting.ts';

/** The questions of a version, by default of the newest; nothing where there is none. */
export const findQuestions = (db: Db, version?: number) =>
  db
    .selectFrom('interview_questions')
    .select(['version', 'groups'])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

const questions = keptWhole<KeptQuestionGroup[]>('interview_questions', 'groups');

export async function getInterviewQuestions({ db }: StaffContext): Promise<KeptInterviewQuestions> {
  const { content, ...kept } = await questions.read(db);
  return { ...kept, groups: content };
}

/**
 * Replaces the questions of the interview (product/interviews.md#questions); the version of before is kept, and what was
 * answered with it. Refusal: `record.stale` when others were saved since the version that was read.
 */
export async function saveInterviewQuestions(
  context: StaffContext,
  { body }: InputOf<typeof interviewEndpoints.saveInterviewQuestions>,
): Promise<null> {
  const present = () => getInterviewQuestions(context);
  await questions.save(context, {
    seen: body.version,
    content: (before) => withOutdated(body.groups, before),
    present,
  });
  return null;
}

/** Headings and questions as they are kept: what belongs to another type is left out, outdated texts are marked. */
function withOutdated(groups: EditedQuestionGroups, before: readonly KeptQuestionGroup[]): KeptQuestionGroup[] {
  const questionsBefore = before.flatMap((group) => group.questions);
  return groups.map(({ confirmed, questions: sentQuestions, ...group }) => {
    const groupBefore = before.find(({ id }) => id === group.id);
    const was = groupBefore && { texts: [groupBefore.title], outdated: groupBefore.outdated };
    return {
      ...group,
      outdated: outdatedAfter(was, [group.title], confirmed),
      questions: sentQuestions.map(({ confirmed: looked, ...sent }) => {
        const isChoice = sent.type === 'RADIO';
        const question = {
          ...sent,
          options: isChoice ? sent.options : [],
          placeholder: isChoice ? null : sent.placeholder,
        };
        const questionBefore = questionsBefore.find(({ id }) => id === sent.id);
        const textsBefore = questionBefore && { texts: textsOf(questionBefore), outdated: questionBefore.outdated };
        return { ...question, outdated: outdatedAfter(textsBefore, textsOf(question), looked) };
      }),
    };
  });
}

const textsOf = ({ text, placeholder, options }: Pick<Question, 'text' | 'placeholder' | 'options'>) => [
  text,
  ...(placeholder ? [placeholder] : []),
  ...options.map(({ label }) => label),
];

/** What was outdated then is so again; what was not has been looked at. */
export const versionedQuestions = versionedSetting(
  'INTERVIEW_QUESTIONS',
  questions,
  interviewEndpoints.saveInterviewQuestions,
  (groups: KeptQuestionGroup[]) => ({
    groups: groups.map((group) => ({ ...looked(group), questions: group.questions.map(looked) })),
  }),
  saveInterviewQuestions,
);

const looked = <Part extends { outdated: unknown }>(part: Part) => ({ ...part, confirmed: part.outdated === null });
