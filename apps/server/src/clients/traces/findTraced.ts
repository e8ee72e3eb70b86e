import { sql } from 'kysely';
import type { traceEndpoints } from '@portal/contract/clients/traces.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { hasPart } from '../../applications/list/hasWord.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { likeWord, wordsOf } from '../../platform/lists/listOrder.ts';
import { clientReach } from '../clientReach.ts';
import { selectRecorded, tellRecorded } from './recordedRow.ts';
import { selectTraced } from './tracedRow.ts';

type Find = typeof traceEndpoints.findTraced;

const MOST = 20;

/**
 * Persons by all the words: those of the account, of a case as the board finds it, or of a spouse; and leaders who were
 * recorded without an account (product/privacy.md#trace). No words find nothing.
 */
export async function findTraced({ db, actor }: StaffContext, { query }: InputOf<Find>): Promise<ReplyOf<Find>> {
  const words = wordsOf(query.search);
  if (words.length === 0) return { found: [], recorded: [], more: false };
  const each = (has: (word: string) => ReturnType<typeof sql>) => sql.join(words.map(has), sql` and `);
  const condition = sql<boolean>`client_account.id in (
      select id from client_account
      where ${each((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`)}
      union all
      select client_account_id from application where ${each((word) => hasPart(word))}
      union all
      select client_account_id from application_spouse
        join application on application.id = application_spouse.application_id
      where ${each((word) => sql`folded(coalesce(application_spouse.name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')) like ${likeWord(word)}`)}
    ) and ${clientReach(reachOf(actor))}`;
  const rows = await selectTraced(db, condition, MOST);
  const found = rows
    .slice(0, MOST)
    .map(({ id, name, email, status, erasing, cases }) => ({ id, name, email, status, erasing, cases }));
  const leaders = await selectRecorded({ db, actor }, recordedHaving(words), { most: MOST });
  const recorded = leaders.slice(0, MOST).map(tellRecorded);
  return { found, recorded, more: rows.length > MOST || leaders.length > MOST };
}

/** By name, address or phone. */
const recordedHaving = (words: readonly string[]) => sql<boolean>`person.id in (
  select id from person where ${sql.join(
    words.map(
      (word) =>
        sql`folded(name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) like ${likeWord(word)}`,
    ),
    sql` and `,
  )})`;
