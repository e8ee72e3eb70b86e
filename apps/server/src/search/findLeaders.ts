import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { searchEndpoints } from '@portal/contract/search/search.ts';
import { seesNetwork } from '@portal/domain/access/networkReach.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { personSight } from '../applications/networkReach.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { likeWord } from '../platform/lists/listOrder.ts';

type Found = ReplyOf<typeof searchEndpoints.searchPortal>['leaders'];

const MOST = 4;

/** Leaders and spouses whose page opens to the reader by their names, the newest first, with the church of the newest application in reach. */
export async function findLeaders({ db, actor }: StaffContext, words: readonly string[]): Promise<Found> {
  if (!seesNetwork(actor)) return [];
  const reach = reachOf(actor);
  const { rows } = await sql<Found[number]>`
    select person.id, person.name || ' ' || person.last_name as name, led.church, led.country from person
      left join lateral (
        select church.name as church, church.country from application join church on church.id = application.church_id
        where application.person_id = person.id and application.status <> 'UNFINISHED' and ${reachCondition(reach)}
        order by application.id desc limit 1) led on true
    where ${sql.join(
      words.map((word) => sql`folded(person.name || ' ' || person.last_name) like ${likeWord(word)}`),
      sql` and `,
    )} and person.merged_into is null and ${personSight(reach)}
    order by person.id desc
    limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
