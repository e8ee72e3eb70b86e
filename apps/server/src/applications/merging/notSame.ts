import { sql } from 'kysely';
import type { mergingEndpoints } from '@portal/contract/churches/merging.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { renewCard } from '../saveApplication.ts';
import { lockBoth } from './bothOf.ts';
import './merging.tables.ts';

/** What is noted at submission, by whom it tells of. */
const NOTED = {
  churches: { column: 'church_id', what: ['church'] },
  persons: { column: 'person_id', what: ['email', 'phone', 'name'] },
} as const;

/**
 * Remembers that two look alike and are not the same (product/churches.md#merging): they are offered no more, and what was noted
 * between their applications goes. Said twice, it is kept once. Refusals as of `lockBoth`.
 */
export async function sayNotSame(
  context: StaffContext,
  { body: { noun, one, other } }: InputOf<(typeof mergingEndpoints)['sayNotSame']>,
): Promise<void> {
  const { db, actor, now } = context;
  await lockBoth(context, noun, [one, other]);
  const said = await db
    .insertInto('not_same')
    .values({ noun, one_id: Math.min(one, other), other_id: Math.max(one, other), user_id: actor.userId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('one_id')
    .executeTakeFirst();
  if (!said) return;
  const { what } = NOTED[noun];
  const column = sql.ref(NOTED[noun].column);
  const { rows } = await sql<{ application_id: number }>`
    delete from application_seen using application mine, application others
    where mine.id = application_id and others.id = other_id and what = any(${what}::text[])
      and ((mine.${column} = ${one} and others.${column} = ${other}) or (mine.${column} = ${other} and others.${column} = ${one}))
    returning application_id`.execute(db);
  const ids = rows.map(({ application_id }) => application_id);
  const cards = await lockApplicationRows(db, sql<boolean>`application.id = any(${ids}::bigint[])`);
  for (const card of cards) await renewCard(db, card);
  await record(context, { noun, id: one, kind: 'notSame', detail: { other } });
  await record(context, { noun, id: other, kind: 'notSame', detail: { other: one } });
}
