import { sql, type RawBuilder } from 'kysely';
import type { whoMayEndpoints } from '@portal/contract/applications/whoMay.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { CARD_ACT_NAMES } from '@portal/domain/applications/cardActs.ts';
import { can } from '@portal/domain/access/whoMayAct.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { seeCard } from '../seeCard.ts';
import { listRights, staffInCharge, staffWho } from '../staffWho.ts';

type Endpoint = typeof whoMayEndpoints.listWhoMay;
/** Enough to know whom to ask. */
const NAMED = 2;

/** Who holds the right to each act that the reader lacks it for; what the rules ask besides is not looked at. */
export async function listWhoMay(context: StaffContext, { params }: InputOf<Endpoint>): Promise<ReplyOf<Endpoint>> {
  const facts = await seeCard(context, params.id, { inBin: true });
  const { db, actor } = context;
  const closed = CARD_ACT_NAMES.filter((act) => !can(actor, act, facts));
  const roles = await listRights(context);
  const answer: ReplyOf<Endpoint> = [];
  for (const act of closed) {
    const own = actor.roles.filter(({ permissions }) => can({ userId: actor.userId, permissions }, act, facts));
    const people = await selectNamed(
      db,
      facts,
      sql`${staffWho(roles, facts, (one) => can(one, act, facts))} and id <> ${actor.userId}`,
    );
    answer.push({ act, roles: own.map(({ name }) => name), people });
  }
  return answer;
}

/** Those in charge of the card before others; of these only where there is nobody in charge. */
export async function selectNamed(db: Db, facts: ReachFacts, who: RawBuilder<unknown>): Promise<string[]> {
  const select = async (more: RawBuilder<unknown>) => {
    const { rows } = await sql<{ name: string }>`
      select name || ' ' || last_name as name from staff_user where ${who} ${more}
      order by (name || ' ' || last_name) collate portal, id limit ${NAMED}`.execute(db);
    return rows.map(({ name }) => name);
  };
  const inCharge = await select(sql`and id = any(${staffInCharge(facts)}::bigint[])`);
  return inCharge.length > 0 ? inCharge : select(sql``);
}
