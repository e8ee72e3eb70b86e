/** The line of time of a church or a leader (product/churches.md#pages): what all sources tell, the newest first. */
import { sql, type RawBuilder } from 'kysely';
import type { Line, LineEntry } from '@portal/contract/churches/churches.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { LineSource } from '@portal/domain/churches/line.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { LINE_SOURCES, sourcesFor, type LineSubject } from './lineSources.ts';

interface Row {
  source: LineSource;
  id: number;
  what: string;
  at: Date;
  by: string | null;
  application: number | null;
  case_number: string | null;
  detail: LineEntry['detail'];
}

const PAGE = 50;

/** A page of it behind `after`. Who may see the subject was asked before. */
export async function readLine(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  subject: LineSubject,
  after: string | undefined,
): Promise<Line> {
  const reach = reachOf(actor);
  const today = newYorkDate(now);
  const sources = sourcesFor(actor).map((source) => {
    const rows = LINE_SOURCES[source](subject, reach, today);
    return sql`
    select ${source} as source, told.* from (${rows}) told (id, what, at, by, application, case_number, detail)`;
  });
  const { rows } = await sql<Row>`
    select * from (${sql.join(sources, sql` union all `)}) line
    where ${past(after)} order by at desc, source, id desc limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.map(tellEntry),
    next: rows.length > PAGE && last ? `${last.at.getTime()}.${last.source}.${last.id}` : null,
  };
}

/** Behind the entry of a cursor; one that is none is that of the first page. */
function past(after: string | undefined): RawBuilder<boolean> {
  const [, at, source, id] = /^(\d{1,14})\.(\w{1,20})\.(\d{1,15})$/.exec(after ?? '') ?? [];
  if (at === undefined || source === undefined || id === undefined) return sql<boolean>`true`;
  const instant = sql`${new Date(Number(at))}::timestamptz`;
  // Instants are told apart by the millisecond, which is what a cursor can carry.
  const moment = sql`date_trunc('milliseconds', at)`;
  return sql<boolean>`(${moment} < ${instant} or (${moment} = ${instant} and (source > ${source} or (source = ${source} and id < ${id}::bigint))))`;
}

const tellEntry = ({ source, id, what, at, by, application, case_number, detail }: Row): LineEntry => ({
  key: `${source}.${id}`,
  source,
  what,
  at: at.toISOString(),
  by,
  application: application === null ? null : { id: application, caseNumber: case_number },
  detail: Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== null)),
});
