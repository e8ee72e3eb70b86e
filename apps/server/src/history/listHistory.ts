import { sql, type RawBuilder } from 'kysely';
import type { HistoryEntry, HistoryPage } from '@portal/contract/history.ts';
import { isoOf, jsonRows } from '../platform/database/jsonRows.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Changes } from './changesOf.ts';
import './history.tables.ts';
import type { HistoryNoun } from './record.ts';

const PAGE = 50;

/** A row as a statement's JSON has it. */
export interface HistoryRow {
  id: number;
  kind: string;
  at: string;
  by: string | null;
  by_client: boolean;
  detail: Record<string, unknown>;
  personal: Changes | null;
  from_name: string | null;
  to_name: string | null;
}

/** The name of a staff user, whom the statement goes on to name; those who were removed keep theirs. */
export const STAFF_NAME = sql`(select name || ' ' || last_name from staff_user where staff_user.id = `;

/** The rows of one subject, the newest first, as a column of a statement that reads more of it. */
export const historyOf = (noun: HistoryNoun, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  jsonRows(rowsOf(noun, id));

/** A page of what happened to one subject, the newest first, behind `after`, the `next` of the page before. */
export async function listHistory(
  db: Db,
  noun: HistoryNoun,
  id: number,
  { after }: { after?: number | undefined },
): Promise<HistoryPage> {
  const past = after === undefined ? sql`` : sql`and history.id < ${after}`;
  const { rows } = await sql<{ rows: HistoryRow[] }>`
    select ${jsonRows(rowsOf(noun, sql`${id}`, sql`${past} order by history.id desc limit ${PAGE + 1}`))} as rows`.execute(
    db,
  );
  const found = rows[0]?.rows ?? [];
  const page = found.slice(0, PAGE);
  return { data: page.map(presentHistory), next: found.length > PAGE ? String(page.at(-1)?.id) : null };
}

/** Whom an assignment names, before and after, is told by name too. */
const rowsOf = (noun: HistoryNoun, id: RawBuilder<unknown>, rest = sql`order by history.id desc`) => sql`
  select id, kind, at, by_client, detail, personal, ${STAFF_NAME} history.user_id) as by,
    ${STAFF_NAME} (detail->>'assigneeFrom')::bigint) as from_name,
    ${STAFF_NAME} (detail->>'assigneeTo')::bigint) as to_name
  from history where noun = ${noun} and subject_id = ${id} ${rest}`;

/** A row as the contract tells it; personal values stand among the other changes as long as they are kept. */
export const presentHistory = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  what: row.kind,
  at: isoOf(row.at),
  by: row.by,
  byApplicant: row.by_client,
  detail: {
    ...row.detail,
    ...(row.personal && { changes: { ...(row.detail['changes'] as Changes | undefined), ...row.personal } }),
    ...(row.from_name && { assigneeFromName: row.from_name }),
    ...(row.to_name && { assigneeToName: row.to_name }),
  },
});
