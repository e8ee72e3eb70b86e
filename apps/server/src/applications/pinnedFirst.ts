import { sql, type RawBuilder } from 'kysely';
import { refusalAt } from '../platform/http/refusal.ts';

type Sql = RawBuilder<unknown>;
const PAGE = 50;

/** A page of what lies beside a card: what is pinned first, then the newest. `select` takes the rest of its statement. */
export async function listPinnedFirst<Row extends { id: number; pinned: boolean }>(
  conditions: readonly Sql[],
  after: string | undefined,
  select: (rest: Sql) => Promise<Row[]>,
): Promise<{ data: Row[]; next: string | null }> {
  const all = after === undefined ? conditions : [...conditions, past(after)];
  const found = await select(sql`${sql.join(all, sql` and `)} order by pinned desc, id desc limit ${PAGE + 1}`);
  const data = found.slice(0, PAGE);
  const last = data.at(-1);
  return { data, next: last && found.length > PAGE ? `${Number(last.pinned)}_${last.id}` : null };
}

/** The place of the last row of the page before; another text is `field.type` at `after`. */
function past(after: string): Sql {
  const [, pinned, id] = /^([01])_([1-9]\d{0,14})$/.exec(after) ?? [];
  if (pinned === undefined || id === undefined) throw refusalAt('after', 'field.type');
  return sql`(pinned, id) < (${pinned === '1'}::boolean, ${Number(id)}::bigint)`;
}
