import type { interviewEndpoints, KeptAnswer } from '@portal/contract/interviews.ts';
import { takeCard } from '../applications/acts/cardAct.ts';
import { record } from '../history/record.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusalAt } from '../platform/http/refusal.ts';
import { findQuestions } from './questions.ts';
import { COMMENTS, keepAnswers, openSheet } from './sheets.ts';

type Input = InputOf<typeof interviewEndpoints.answerInterview>;
interface Place {
  application: number;
  sheet: number;
  question: string;
}

/**
 * Keeps one answer, or the comments, while they are typed (product/interviews.md#answers). It is judged as it was asked: a
 * question that was worded anew or removed meanwhile is answered as the interviewer read it. The card's version stays.
 * Refusals: `interview.stage`, `interview.deactivated`, GE004; at `answer` what is wrong with it, at `asked` and `question`
 * what there never was.
 */
export async function answerInterview(context: StaffContext, { params, body }: Input): Promise<Place> {
  const { row } = await takeCard(context, { id: params.id, act: 'interview' });
  const questions = await findQuestions(context.db, body.asked);
  if (!questions) throw refusalAt('asked', 'field.choice');
  const question = body.question ?? COMMENTS;
  if (body.question === COMMENTS) throw refusalAt('question', 'field.choice');
  const { id: sheet, isBegun } = await openSheet(context, row.id);
  await keepAnswers(context, questions.groups, sheet, [{ ...body, question }]);
  if (isBegun) await record(context, { noun: 'applications', id: row.id, kind: 'interview.begun' });
  return { application: row.id, sheet, question };
}

/** The answer as it is kept now; nobody but who holds the interview reads it. */
export async function presentAnswer({ db, actor }: StaffContext, { sheet, question }: Place): Promise<KeptAnswer> {
  const row = await db
    .selectFrom('interview_answer')
    .innerJoin('interview_sheet', 'interview_sheet.id', 'interview_answer.sheet_id')
    .select(['answer', 'version', 'overwritten'])
    .where('sheet_id', '=', sheet)
    .where('question', '=', question)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { question: question === COMMENTS ? null : question, ...row };
}
