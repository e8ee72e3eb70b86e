import { sql } from 'kysely';
import { paragraph, tidy } from '@portal/domain/fields/rules.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import { whyNotAnswer, type Answers } from '@portal/domain/questions/answers.ts';
import type { KeptQuestionGroup } from '@portal/contract/questions.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusalAt, refuseFields } from '../platform/http/refusal.ts';
import type { AskedThen } from './interviews.tables.ts';

/** The comments are kept among the answers. */
export const COMMENTS = '';

/** The actor's open sheet of an application, locked; begun where there is none. */
export async function openSheet({ db, actor, now }: StaffContext, application: number) {
  const begun = await db
    .insertInto('interview_sheet')
    .values({ application_id: application, user_id: actor.userId, started_at: now, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const { id } = await db
    .selectFrom('interview_sheet')
    .select('id')
    .where('application_id', '=', application)
    .where('user_id', '=', actor.userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, isBegun: begun.numInsertedOrUpdatedRows !== 0n };
}

export interface Entry {
  question: string;
  answer: string;
  /** The version of the answer that was seen; nothing: whatever is there. */
  seen?: number;
  /** Where it stands in what was sent: there it is told what is wrong. */
  at?: string;
}

/**
 * Keeps answers of a sheet, of several to one question the last, beside the question as it is asked in `groups`. Of two windows the
 * later is kept, with what it wrote over. Refusals at `answer`: `field.choice`, `field.numbers`, `field.max`,
 * `field.special`; at `question` `field.choice`, where `groups` has it not.
 */
export async function keepAnswers(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  groups: readonly KeptQuestionGroup[],
  sheet: number,
  entries: readonly Entry[],
): Promise<void> {
  const given = new Map(entries.map((entry) => [entry.question, { ...entry, ...judged(groups, entry) }]));
  const there = await db
    .selectFrom('interview_answer')
    .select(['question', 'answer', 'version'])
    .where('sheet_id', '=', sheet)
    .where(sql<boolean>`question = any(${[...given.keys()]}::text[])`)
    .execute();
  const rows = [...given.values()].flatMap(({ question, asked, text, seen }) => {
    const before = there.find((row) => row.question === question);
    if (before?.answer === text) return [];
    const isUnseen = before !== undefined && seen !== undefined && seen !== before.version;
    return {
      sheet_id: sheet,
      question,
      asked: asked && JSON.stringify(asked),
      answer: text,
      version: (before?.version ?? 0) + 1,
      overwritten: isUnseen ? before.answer : null,
      at: now,
    };
  });
  if (rows.length === 0) return;
  await db
    .insertInto('interview_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['sheet_id', 'question']).doUpdateSet(({ ref }) => ({
        asked: ref('excluded.asked'),
        answer: ref('excluded.answer'),
        version: ref('excluded.version'),
        overwritten: ref('excluded.overwritten'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}

function judged(groups: readonly KeptQuestionGroup[], { question, answer, at = '' }: Entry) {
  const asked = question === COMMENTS ? null : askedIn(groups, question);
  if (asked === undefined) throw refusalAt(`${at}question`, 'field.choice');
  const text = asked?.question.type === 'NUMBER' ? tidy(answer).replace(',', '.') : tidy(answer);
  refuseFields({
    [`${at}answer`]: asked ? whyNotAnswer(asked.question, text) : paragraph(MAX_INTERVIEW_TEXT)(text, ''),
  });
  return { asked, text };
}

function askedIn(groups: readonly KeptQuestionGroup[], id: string): AskedThen | undefined {
  const all = groups.flatMap(({ title, questions }) => questions.map((question) => ({ group: title, question })));
  const place = all.findIndex(({ question }) => question.id === id);
  const found = all[place];
  return found && { ...found, place };
}

/** What was answered on sheets, comments among it, in the order in which it was asked; answers taken back are left out. */
export const selectAnswers = (db: Db, sheets: readonly number[]) =>
  db
    .selectFrom('interview_answer')
    .select(['sheet_id', 'question', 'asked', 'answer', 'version', 'overwritten'])
    .where('sheet_id', 'in', sheets.length > 0 ? [...sheets] : [0])
    .orderBy('sheet_id')
    .orderBy('at')
    .orderBy('question')
    .execute();

export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Answers to questions, by their ids. */
export const answersOf = (rows: readonly AnswerRow[]): Answers =>
  Object.fromEntries(rows.filter(({ question }) => question !== COMMENTS).map((row) => [row.question, row.answer]));
