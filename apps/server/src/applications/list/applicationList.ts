import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_LIST } from '@portal/contract/applications/found/list.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { markOf } from '@portal/domain/applications/finding/marks.ts';
import { defineList, type ListContext } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { ofUsers, reachCondition } from '../../access/reachCondition.ts';
import { hasWord } from './hasWord.ts';

type Sql = RawBuilder<unknown>;

export interface FoundApplication {
  id: number;
  card: string;
}

/** Applications by everything that board, list, counts and search narrow them by: the one condition of all of them. */
export const applicationList = defineList<FoundApplication>()(APPLICATION_LIST, {
  table: 'application',
  columns: () => sql`id, card`,
  // Said besides, since indexes of the list leave those out.
  inReach: (context) => sql`status <> 'UNFINISHED' and ${withinReach(context)}`,
  finds: eachWord((word) => hasWord(word)),
  filters: {
    mine: (_yes, context) => isMine(context),
    stages: (stages) => sql`status = any(${stages}::text[])`,
    advance: (values) => marked('advance', values),
    country: (countries) => sql`country = any(${countries}::text[])`,
    ephesian: (people) => among('ephesian_id', people),
    analyst: (people) => among('analyst_id', people),
    supervisor: (people) => among('supervisor_id', people),
    tag: (tags) => marked('tag', tags),
    classification: (values) => marked('classification', values),
    payment: (values) => marked('payment', values),
    exonerated: (values) => marked('exonerated', values),
    // What came back is not for everybody (product/applications.md#filters).
    corrections: (value, { actor }) =>
      value === 'BACK' && !seesCorrections(actor.permissions) ? sql`false` : marked('corrections', [value]),
    missing: (kinds) => marked('missing', kinds),
    days: (days, { now }) => sql`stage_entered_at <= ${now}::timestamptz - ${Number(days)} * interval '1 day'`,
    entered: (span) => withinDays('stage_entered_at', span),
    submitted: (span) => withinDays('submitted_at', span),
    paid: (span) => withinDays('paid_at', span),
  },
  orders: {
    entered: () => byInstant('stage_entered_at'),
    submitted: () => byInstant('submitted_at'),
    name: (_way, context) => byText(sql`left(words, 100) collate portal`, context),
    caseNumber: (_way, context) => byText(sql`case_number`, context),
  },
  // A plan for any values would do for a rare tag what is right for a common one.
  plannedAnew: true,
});

const marked = (key: string, values: readonly (string | number)[]): Sql =>
  sql`marks && ${values.map((value) => markOf(key, value))}::text[]`;

function among(column: string, people: readonly (number | 'none')[]): Sql {
  const ids = people.filter((one) => one !== 'none');
  const anyOf = sql`${sql.ref(column)} = any(${ids}::bigint[])`;
  return people.includes('none') ? sql`(${sql.ref(column)} is null or ${anyOf})` : anyOf;
}

/** In the kind of the active role; a role of no kind has what is assigned to its user in any. */
function isMine({ actor }: Pick<ListContext, 'actor'>): Sql {
  const reach = reachOf(actor);
  const kinds = reach.kind ? [reach.kind] : ASSIGNMENT_KINDS;
  return sql`(${sql.join(
    kinds.map((one) => ofUsers(`${one}_id`, reach)),
    sql` or `,
  )})`;
}

const withinReach = ({ actor }: Pick<ListContext, 'actor'>): Sql => reachCondition(reachOf(actor));

/** By the id alone, within reach: a name has no business in an address. */
const byText = (key: Sql, context: ListContext): SortKey => ({
  key,
  place: sql`''`,
  at: (place, id) =>
    place === '' ? sql`(select ${key} from application where id = ${id} and ${withinReach(context)})` : undefined,
});
