import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { LEADER_LIST, type Leader, type regionEndpoints } from '@portal/contract/churches/regions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { leaderReach, personReach } from '../networkReach.ts';

type List = typeof regionEndpoints.listLeaders;

interface Row {
  id: number;
  name: string;
  led: { country: string | null; church: string | null; ephesian: Leader['byCountry'] } | null;
  by_hand: Leader['byHand'];
  parent: Leader['parent'];
  children: number;
}

const colleague = (table: 'staff_user' | 'parent') =>
  sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`;

/** What is told of a leader; church and country are those of the newest application, else those that were recorded. */
const COLUMNS = sql`person.id, person.name || ' ' || person.last_name as name,
  (select json_build_object('country', led.country,
      'church', (select church.name from church where church.id = led.church_id),
      'ephesian', (select ${colleague('staff_user')} from region_country join staff_user on staff_user.id = ephesian_id
        where region_country.country = led.country))
    from (
      select led.id, led.church_id, led.country from application led where led.person_id = person.id and led.deleted_at is null
      union all
      select 0, church.id, church.country from church_leader join church on church.id = church_leader.church_id
      where church_leader.person_id = person.id) led order by led.id desc limit 1) as led,
  (select ${colleague('staff_user')} from region_person join staff_user on staff_user.id = ephesian_id
    where region_person.person_id = person.id) as by_hand,
  (select ${colleague('parent')} from person parent where parent.id = person.spiritual_parent_id) as parent,
  (select count(*)::int from person child where child.spiritual_parent_id = person.id
    and child.merged_into is null) as children`;

const NAME = sql`(person.name || ' ' || person.last_name) collate portal`;

/** By the id alone, within reach: a made-up cursor tells nothing of whoever is out of it. */
const byName = ({ actor }: ListContext): SortKey => ({
  key: NAME,
  place: sql`''`,
  at: (place, id) =>
    place === '' ? sql`(select ${NAME} from person where id = ${id} and ${leaderReach(reachOf(actor))})` : undefined,
});

export const leaders = defineList<Row>()(LEADER_LIST, {
  table: 'person',
  columns: () => COLUMNS,
  inReach: ({ actor }) => leaderReach(reachOf(actor)),
  finds: eachWord((word) => sql`folded(person.name || ' ' || person.last_name) like ${likeWord(word)}`),
  filters: {
    ephesian: (ephesian) =>
      ephesian === 'none'
        ? sql`not exists (select from region_person where person_id = person.id)`
        : sql`person.id in (select person_id from region_person where ephesian_id = ${ephesian})`,
    country: (countries) => sql`person.id in (
      select person_id from application where application.country = any(${countries}::text[]) and deleted_at is null
      union all
      select person_id from church_leader join church on church.id = church_id where church.country = any(${countries}::text[]))`,
    parent: (parent) => (parent === 'none' ? sql`spiritual_parent_id is null` : sql`spiritual_parent_id = ${parent}`),
  },
  orders: { name: (_way, context) => byName(context) },
});

/** Leaders within the reader's reach, with who has them in charge (product/churches.md#regions). */
export async function listLeaders(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await leaders.page(context, query);
  return pageReply(page, page.rows.map(tellLeader));
}

/** One of them, or the spouse of one; nothing out of reach. */
export async function findLeader({ db, actor }: Reading, id: number): Promise<Leader | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from person where person.id = ${id} and person.merged_into is null and ${personReach(reachOf(actor))}`.execute(
    db,
  );
  return rows[0] && tellLeader(rows[0]);
}

/** One of them; out of reach it is `http.notFound`. */
export async function getLeader(context: Reading, id: number): Promise<Leader> {
  const found = await findLeader(context, id);
  if (!found) throw notFound();
  return found;
}
type Reading = Pick<StaffContext, 'db' | 'actor'>;

/** A leader as the list tells one. */
export const tellLeader = ({ id, name, led, by_hand, parent, children }: Row): Leader => ({
  id,
  name,
  country: led?.country ?? null,
  churchName: led?.church ?? null,
  byHand: by_hand,
  byCountry: led?.ephesian ?? null,
  parent,
  children,
});
