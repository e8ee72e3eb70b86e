import { sql } from 'kysely';
import type { ManyBody } from '@portal/contract/applications/found/many.ts';
import { isInPlace } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import type { CardFacts } from '@portal/domain/applications/cardActs.ts';
import { MOST_AT_ONCE } from '@portal/domain/bulk/runs.ts';
import { CARD_RECIPIENTS, type CardRecipient } from '@portal/domain/outbox/cardMails.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, refusalAt } from '../../platform/http/refusal.ts';
import { gateFacts, RULED_BY, type RuledRow } from '../applicationRow.ts';
import { applicationList } from '../list/applicationList.ts';

/** One of the chosen, with what the rules of any act upon many look at. */
export interface LotRow {
  id: number;
  caseNumber: string;
  facts: CardFacts;
  names: Readonly<Record<AssignmentKind, string>>;
  tags: readonly number[];
  /** Who has an address. */
  reachable: readonly CardRecipient[];
}

interface Row extends RuledRow, Record<`${AssignmentKind}_name`, string | null> {
  id: number;
  case_number: string | null;
  tags: number[];
  reachable: CardRecipient[];
}

/**
 * The ids of the chosen, or of all that fit the filters now, the longest in their stage first, so that of those that move
 * the newest stand on top. Neither of both is `field.required` at applications, more than 10,000 are `bulk.tooMany`.
 */
export async function chosenIds(
  context: StaffContext,
  { applications, fitting }: Pick<ManyBody, 'applications' | 'fitting'>,
): Promise<number[]> {
  if (!applications && !fitting) throw refusalAt('applications', 'field.required');
  const ids = applications ? [...new Set(applications)] : await applicationList.all(context, fitting ?? {}, 'entered');
  if (ids.length > MOST_AT_ONCE) throw refusal('bulk.tooMany', { most: MOST_AT_ONCE });
  return ids;
}

/** Those of them within the reader's reach, and what would be but for the bin. */
export async function readLot({ db, actor }: StaffContext, ids: readonly number[]): Promise<LotRow[]> {
  const names = sql.join(
    ASSIGNMENT_KINDS.map(
      (kind) => sql`(select name || ' ' || last_name from staff_user where id = application.${sql.ref(`${kind}_id`)})
        as ${sql.ref(`${kind}_name`)}`,
    ),
  );
  const reachable = sql.join(
    CARD_RECIPIENTS.map(
      (who) => sql`(select ${sql.lit(who)} from ${sql.table(`application_${who}`)} who
        where who.application_id = application.id and email <> '')`,
    ),
  );
  const { rows } = await sql<Row>`
    select application.id, case_number, ${RULED_BY}, ${names},
      array(select tag_id::int from application_tag where application_id = application.id) as tags,
      array_remove(array[${reachable}], null) as reachable
    from unnest(${[...ids]}::bigint[]) with ordinality as chosen (id, place)
    join application on application.id = chosen.id
    order by place`.execute(db);
  return rows
    .map((row) => ({
      id: row.id,
      caseNumber: row.case_number ?? '',
      facts: gateFacts(row),
      names: Object.fromEntries(ASSIGNMENT_KINDS.map((kind) => [kind, row[`${kind}_name`] ?? ''])) as LotRow['names'],
      tags: row.tags,
      reachable: row.reachable,
    }))
    .filter(({ facts }) => isInPlace(actor, facts));
}
