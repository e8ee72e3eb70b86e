import { sql } from 'kysely';
import type { HeldInterview, Interview, interviewEndpoints } from '@portal/contract/interviews.ts';
import { STAGES } from '@portal/domain/applications/stages.ts';
import { seeCard } from '../applications/seeCard.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import { findQuestions } from './questions.ts';
import { COMMENTS, selectAnswers, type AnswerRow } from './sheets.ts';
import '../users/users.tables.ts';

/** The interview of a card in sight (product/interviews.md#answers); before INTERVIEW there is none to be found. */
export async function getInterview(
  context: StaffContext,
  { params }: InputOf<typeof interviewEndpoints.getInterview>,
): Promise<Interview> {
  const { db, actor } = context;
  const { status } = await seeCard(context, params.id, { inBin: true });
  if (STAGES[status].interview === 'none') throw notFound();
  const [questions, sheets, application] = [
    await findQuestions(db),
    await selectSheets(db, params.id),
    await db.selectFrom('application').select('interview_active').where('id', '=', params.id).executeTakeFirstOrThrow(),
  ];
  const answers = await selectAnswers(
    db,
    sheets.map(({ id }) => id),
  );
  const own = sheets.find((sheet) => sheet.user_id === actor.userId && sheet.closed_at === null);
  const mine = answers.filter((row) => row.sheet_id === own?.id);
  const isAsked = new Set(questions?.groups.flatMap((group) => group.questions.map(({ id }) => id)));
  return {
    active: application.interview_active,
    questions: questions ?? { version: 0, groups: [] },
    mine: {
      answers: mine
        .filter(({ question }) => question === COMMENTS || isAsked.has(question))
        .map(({ question, answer, version, overwritten }) => ({
          question: question === COMMENTS ? null : question,
          answer,
          version,
          overwritten,
        })),
      noLongerAsked: told(mine.filter(({ question }) => !isAsked.has(question))),
    },
    held: sheets.flatMap((sheet) => heldOf(sheet, answers, own?.id)),
  };
}

/** With who holds it and its latest result, if there is one; the latest first. */
export const selectSheets = (db: Db, application: number) =>
  db
    .selectFrom('interview_sheet as sheet')
    .innerJoin('staff_user', 'staff_user.id', 'sheet.user_id')
    .leftJoinLateral(
      (part) =>
        part
          .selectFrom('interview')
          .select(['interview.result', 'interview.at', 'interview.comments'])
          .whereRef('interview.sheet_id', '=', 'sheet.id')
          .orderBy('interview.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['sheet.id', 'sheet.user_id', 'sheet.started_at', 'sheet.closed_at'])
    .select(['last.result', 'last.at', 'last.comments'])
    .select(sql<string>`staff_user.name || ' ' || staff_user.last_name`.as('by'))
    .where('sheet.application_id', '=', application)
    .orderBy('sheet.id', 'desc')
    .execute();

function heldOf(
  { id, by, started_at, result, at, comments }: Awaited<ReturnType<typeof selectSheets>>[number],
  answers: readonly AnswerRow[],
  own: number | undefined,
): HeldInterview[] {
  if (result === null || at === null) return [];
  const here = answers.filter((row) => row.sheet_id === id);
  const head = {
    id,
    by,
    mine: id === own,
    startedAt: started_at.toISOString(),
    result,
    at: at.toISOString(),
    comments,
  };
  return [{ ...head, answers: told(here) }];
}

/** As they were asked, in that order; comments and answers that were taken back are left out. */
const told = (rows: readonly AnswerRow[]): HeldInterview['answers'] =>
  rows
    .flatMap(({ asked, answer }) => (asked && answer !== '' ? [{ ...asked, answer }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ group, question, answer }) => ({ group, question, answer }));
