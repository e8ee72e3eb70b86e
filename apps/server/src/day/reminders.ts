import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { dayEndpoints } from '@portal/contract/day/day.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { seeCard } from '../applications/seeCard.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refuseFields } from '../platform/http/refusal.ts';
import './day.tables.ts';

type Endpoints = typeof dayEndpoints;

/** The earliest day that it still is anywhere: who writes east or west of New York means their own. */
const A_DAY_MS = 86_400_000;

/**
 * Keeps a reminder of a card in sight, for the reader alone: no other is told, and the card's history has nothing of it.
 * Refusals: not found out of reach; `field.notPast`.
 */
export async function remindMe(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['remindMe']>,
): Promise<number> {
  const { db, actor, now } = context;
  await seeCard(context, params.id);
  refuseFields({ day: notPast(body.day, newYorkDate(new Date(now.getTime() - A_DAY_MS))) });
  const { id } = await db
    .insertInto('card_reminder')
    .values({ application_id: params.id, user_id: actor.userId, ...body, created_at: now, done_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says that one's own reminder is done, or is not after all; another's is not found. */
export async function settleReminder(
  { db, actor, now }: StaffContext,
  { params, body }: InputOf<Endpoints['settleReminder']>,
): Promise<number> {
  const row = await db
    .selectFrom('card_reminder')
    .select(['id', 'done_at'])
    .where('id', '=', params.id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if ((row.done_at !== null) === body.done) return row.id;
  await db
    .updateTable('card_reminder')
    .set({ done_at: body.done ? now : null })
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

export async function answerReminder({ db }: StaffContext, id: number): Promise<ReplyOf<Endpoints['settleReminder']>> {
  const row = await db.selectFrom('card_reminder').select('done_at').where('id', '=', id).executeTakeFirst();
  return { id, done: row !== undefined && row.done_at !== null };
}
