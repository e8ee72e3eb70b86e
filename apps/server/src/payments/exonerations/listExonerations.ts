import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { EXONERATION_LIST, type exonerationEndpoints } from '@portal/contract/payments.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { SHOWN_EXONERATION_STATES } from '@portal/domain/payments/exonerations.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { casesWithWord } from '../../applications/casesWithWord.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord } from '../../platform/lists/listOrder.ts';
import { EXONERATION, TAKES, tellExoneration, withCase, type ExonerationRow } from './exonerationRow.ts';

type List = typeof exonerationEndpoints.listExonerations;

/** That of its case which the condition is about. */
const ofCase = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from application where application.id = exoneration.application_id and ${condition})`;

export const exonerations = defineList<ExonerationRow>()(EXONERATION_LIST, {
  table: 'exoneration',
  from: () => withCase,
  columns: () => EXONERATION,
  inReach: ({ actor }) => ofCase(reachCondition(reachOf(actor))),
  finds: eachWord((word) => sql`exoneration.application_id in ${casesWithWord(word)}`),
  filters: {
    state: (states) => hasState(states),
    type: (type) => sql`exoneration.type = ${type}`,
    reason: (reasons) => sql`exoneration.reason = any(${reasons}::text[])`,
    country: (countries) => ofCase(sql`application.country = any(${countries}::text[])`),
    ephesian: (ephesian) =>
      ofCase(ephesian === 'none' ? sql`application.ephesian_id is null` : sql`application.ephesian_id = ${ephesian}`),
    by: (person) => sql`exoneration.decided_by = ${person}`,
    asked: (days) => withinDays('exoneration.at', days),
  },
  orders: { asked: () => byInstant('at') },
});

/** What waits is void where its case takes it no more: few wait, and their case is asked. */
function hasState(states: readonly (typeof SHOWN_EXONERATION_STATES)[number][]) {
  const decided = sql`exoneration.state = any(${states}::text[]) and exoneration.state <> 'WAITING'`;
  const [waiting, isVoid] = [states.includes('WAITING'), states.includes('VOID')];
  if (!waiting && !isVoid) return decided;
  const alive = waiting && isVoid ? sql`true` : ofCase(waiting ? TAKES : sql`not ${TAKES}`);
  const waits = sql`exoneration.state = 'WAITING' and ${alive}`;
  return states.length === Number(waiting) + Number(isVoid) ? waits : sql`(${decided} or ${waits})`;
}

/** Exonerations of cases within the reader's reach, and everybody who ever granted one, for the filter. */
export async function listExonerations(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await exonerations.page(context, query);
  return { ...pageReply(page, page.rows.map(tellExoneration)), givers: await listGivers(context) };
}

/** One step in the index for each of them, however much they granted. */
async function listGivers({ db }: Pick<ListContext, 'db'>) {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive giver as (
      select min(decided_by) as id from exoneration
      union all
      select (select min(decided_by) from exoneration where decided_by > giver.id) from giver where giver.id is not null
    )
    select staff_user.id, name || ' ' || last_name as name from giver join staff_user on staff_user.id = giver.id
    order by name collate portal`.execute(db);
  return rows;
}
