import type { interviewEndpoints } from '@portal/contract/interviews.ts';
import { whyNotConclude } from '@portal/domain/interviews/concluding.ts';
import { afterInterview } from '@portal/domain/applications/interviews.ts';
import { askedOf } from '@portal/domain/questions/answers.ts';
import { cardAct } from '../applications/acts/cardAct.ts';
import { deactivate, mailOfDeactivation } from '../applications/acts/deactivate.ts';
import { mailStage } from '../applications/mails/mailStage.ts';
import { writtenRow } from '../applications/saveApplication.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal, refusalAt, refuseIfAny } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { findQuestions } from './questions.ts';
import { answersOf, COMMENTS, keepAnswers, openSheet, selectAnswers, type Entry } from './sheets.ts';
import './interviews.tables.ts';

const DENIED = { type: 'INTERVIEW_DENIED' } as const;

type Input = InputOf<typeof interviewEndpoints.recordInterview>;

/**
 * Records the result of an interview (product/interviews.md#results). *Complete and accept* moves on unless another gate
 * is unmet: then the result is kept, the stage stays and the card says why. *Denied* deactivates in the same act and
 * needs the form (`interview.denied`), with what is given back and what the applicant is mailed. What was answered goes with it, and is closed unless it is to be decided later.
 * Refusals: `interview.stage`, `interview.deactivated`, `interview.empty`, `interview.required` (at `answers.<id>`), GE004.
 */
export async function recordInterview(context: StaffContext, input: Input): Promise<number> {
  const id = await conclude(context, input);
  const row = writtenRow(context.db, id);
  const { deactivation } = input.body;
  if (row && deactivation)
    await mailStage(context, row, row.status, mailOfDeactivation({ ...DENIED, ...deactivation }));
  return id;
}

const conclude = cardAct({
  act: 'interview',
  async write({ context, row, facts }, { body }: Input) {
    if (body.result === 'DENIED') {
      if (!body.deactivation) {
        throw refusal('interview.denied', undefined, { fields: { 'deactivation.reason': { code: 'field.required' } } });
      }
      await deactivate(context, row, { ...DENIED, ...body.deactivation });
    }
    const { sheet, comments } = await concludeSheet(context, row.id, body);
    await context.db
      .insertInto('interview')
      .values({
        application_id: row.id,
        result: body.result,
        comments,
        sheet_id: sheet,
        user_id: context.actor.userId,
        at: context.now,
      })
      .execute();
    const { to } = afterInterview(facts, body.result);
    return {
      changes: {
        interview_result: body.result,
        ...(to && { status: to }),
        ...(to === 'REJECTED' && { reject_type: 'INTERVIEW_DENIED' }),
      },
      history: { kind: 'interview.recorded', detail: { result: body.result, from: row.status, ...(to && { to }) } },
    };
  },
});

/** Takes what was answered besides, asks whether it is enough for the result, and closes the sheet where that decides. */
async function concludeSheet(context: StaffContext, application: number, body: Input['body']) {
  const { db, now } = context;
  const { id: sheet } = await openSheet(context, application);
  const groups = (await findQuestions(db))?.groups ?? [];
  const entries = (body.answers ?? []).map(({ question, answer }, at): Entry => {
    if (question === COMMENTS) throw refusalAt(`answers.${at}.question`, 'field.choice');
    return { question, answer, at: `answers.${at}.` };
  });
  if (body.comments !== null) entries.push({ question: COMMENTS, answer: body.comments });
  await keepAnswers(context, groups, sheet, entries);
  const rows = await selectAnswers(db, [sheet]);
  const answers = answersOf(rows);
  const { problems, missing } = whyNotConclude(groups, answers, body.result);
  const fields = Object.fromEntries(missing.map((id) => [`answers.${id}`, { code: 'field.required' as const }]));
  refuseIfAny(problems, missing.length > 0 ? { fields } : undefined);
  const comments = rows.find(({ question }) => question === COMMENTS)?.answer ?? '';
  if (body.result !== 'LATER') {
    await dropUnasked(context, sheet, groups, answers);
    await db.updateTable('interview_sheet').set({ closed_at: now }).where('id', '=', sheet).execute();
  }
  return { sheet, comments: comments === '' ? null : comments };
}

/** Answers below an option that is not chosen any more; those to questions that were removed stay. */
async function dropUnasked(
  { db }: StaffContext,
  sheet: number,
  groups: Parameters<typeof whyNotConclude>[0],
  answers: ReturnType<typeof answersOf>,
): Promise<void> {
  const asked = new Set(groups.flatMap((group) => askedOf(group, answers)).map(({ question }) => question.id));
  const unasked = groups.flatMap(({ questions }) => questions).filter(({ id }) => answers[id] && !asked.has(id));
  const ids = unasked.filter(({ visible }) => visible).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('interview_answer').where('sheet_id', '=', sheet).where('question', 'in', ids).execute();
}
