import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { NamedApplicant, recipientEndpoints } from '@portal/contract/notifications/recipients.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { selectApplicationRows } from '../../applications/applicationRow.ts';
import { hasPart } from '../../applications/list/hasWord.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { wordsOf } from '../../platform/lists/listOrder.ts';

type Find = (typeof recipientEndpoints)['findNotificationApplicants'];

const MOST = 20;

/** Applicants and leaders within the reader's reach whom all the words find, as the board finds them; the newest in their stage first. No words find nobody. */
export async function findNotificationApplicants(
  context: Pick<StaffContext, 'db' | 'actor'>,
  { query }: Pick<InputOf<Find>, 'query'>,
): Promise<ReplyOf<Find>> {
  const words = wordsOf(query.search);
  if (words.length === 0) return [];
  const ids = await selectFound(context, words);
  const named = await nameApplicants(context, ids);
  return ids.flatMap((id) => named.find((one) => one.id === id) ?? []);
}

async function selectFound(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  words: readonly string[],
): Promise<number[]> {
  const has = sql.join(
    words.map((word) => hasPart(word)),
    sql` and `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from application where ${reachCondition(reachOf(actor))} and ${has}
    order by stage_entered_at desc, id desc limit ${sql.lit(MOST)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these applications those within the reader's reach, with their leaders' names. */
export async function nameApplicants(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<NamedApplicant[]> {
  if (ids.length === 0) return [];
  const isOne: RawBuilder<boolean> = sql`application.id = any(${[...ids]}::bigint[])`;
  const rows = await selectApplicationRows(db, sql<boolean>`${isOne} and ${reachCondition(reachOf(actor))}`);
  return rows.map((row) => ({
    id: row.id,
    name: [row.leader_name, row.leader_last_name].filter(Boolean).join(' '),
    caseNumber: row.case_number,
  }));
}
