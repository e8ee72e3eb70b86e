import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { draft } from '@portal/contract/census/answers.ts';
import { reasonRule, whyNotSend } from '@portal/domain/census/answers.ts';
import { answerProblem, censusColumn, type CensusKey, type CensusValue } from '@portal/domain/census/form.ts';
import { whyNotAnswer } from '@portal/domain/census/states.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { record } from '../history/record.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { ClientActor, Context, StaffActor } from '../platform/http/context.ts';
import { refusal, refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import { announceReport } from './announceReport.ts';
import { answersOf, isClosed, selectPast, stateOf, type ReportRow } from './reportRow.ts';

type Writing = Pick<Context<StaffActor | ClientActor>, 'db' | 'actor' | 'now'>;

const tidied = <Value>(value: Value) => (typeof value === 'string' ? tidy(value) || null : value);
const given = <Value>(named: { readonly [K in CensusKey]?: Value | undefined }) =>
  Object.entries(named).flatMap(([key, value]) =>
    value === undefined ? [] : [[key as CensusKey, tidied(value as Value)] as const],
  );

/** `census.sent`, `census.closed` or `census.expired` where nothing is answered any more. */
export function refuseAnswers(row: ReportRow, now: Date): void {
  const today = newYorkDate(now);
  refuseIfAny(whyNotAnswer(stateOf(row, today), isClosed(row, today)));
}

/**
 * Saves answers of a locked report as a draft: what is not named stays, what is empty is blank. What breaks a rule is told
 * at its field and nothing is stored; what is missing is the sending's matter.
 */
export async function saveDraft(context: Writing, row: ReportRow, body: z.output<typeof draft>): Promise<void> {
  const values = given<CensusValue>(body.values);
  const reasons = given<string | null>(body.reasons);
  refuseFields({
    ...Object.fromEntries(values.map(([key, value]) => [`values.${key}`, answerProblem(key, value)])),
    ...Object.fromEntries(reasons.map(([key, value]) => [`reasons.${key}`, value ? reasonRule(value, '') : undefined])),
  });
  const before = answersOf(row.columns);
  const changed = values.filter(([key, value]) => value !== before[key]);
  const explained = Object.fromEntries(
    Object.entries({ ...row.reasons, ...Object.fromEntries(reasons) }).filter(([, reason]) => reason),
  );
  const saysMore = reasons.some(([key, reason]) => (row.reasons?.[key] ?? null) !== reason);
  if (row.started_at && changed.length === 0 && !saysMore) return;
  const answers = changed.map(([key, value]) => sql`, ${sql.ref(censusColumn(key))} = ${value}`);
  await sql`
    update census_report set version = version + 1, started_at = coalesce(started_at, ${context.now}),
      reasons = ${JSON.stringify(explained)}::jsonb ${sql.join(answers, sql``)}
    where id = ${row.id}`.execute(context.db);
  await announceReport(context, row);
  if (!row.started_at) await record(context, { noun: 'census', id: row.id, kind: 'started' });
  else if (context.actor.realm === 'staff') {
    const fields = changed.map(([key]) => key);
    await record(context, { noun: 'census', id: row.id, kind: 'saved', detail: { fields } });
  }
}

/** Sends a locked report. `census.incomplete` with everything missing, each at its place. */
export async function sendReport(context: Writing, row: ReportRow): Promise<void> {
  const { db, actor, now } = context;
  const [last] = await selectPast(db, row);
  const missing = whyNotSend(answersOf(row.columns), row.reasons ?? {}, last?.values);
  if (Object.keys(missing).length > 0) throw refusal('census.incomplete', undefined, { fields: missing });
  await db
    .updateTable('census_report')
    .set({
      started_at: row.started_at ?? now,
      sent_at: now,
      sent_by: actor.realm === 'staff' ? actor.userId : null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  await record(context, { noun: 'census', id: row.id, kind: 'sent' });
  await announceReport(context, row);
}
