import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { searchEndpoints } from '@portal/contract/search/search.ts';
import { seesNetwork } from '@portal/domain/access/networkReach.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { hasPart, hasWord } from '../applications/list/hasWord.ts';
import { churchSight } from '../applications/networkReach.ts';
import type { StaffContext } from '../platform/http/context.ts';

type Found = ReplyOf<typeof searchEndpoints.searchPortal>['churches'];

const MOST = 4;
const NAME = sql`folded_name`;

/** Churches whose page opens to the reader by their names, the newest first; where the words are `misspelt`, with one typing error. */
export async function findChurches(
  { db, actor }: StaffContext,
  words: readonly string[],
  misspelt: boolean,
): Promise<Found> {
  if (!seesNetwork(actor)) return [];
  const way = misspelt ? hasWord : hasPart;
  const { rows } = await sql<Found[number]>`
    select id, name, city, country from church
    where ${sql.join(
      words.map((word) => way(word, NAME)),
      sql` and `,
    )} and merged_into is null and ${churchSight(reachOf(actor))}
    order by id desc
    limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
