import { sql, type RawBuilder } from 'kysely';
import type { HistoryEntry, HistoryPage } from '@portal/contract/history.ts';
import { jsonRows } from '../platform/database/jsonRows.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { Changes } from './changesOf.ts';
import './history.tables.ts';
import { withNames } from './namesIn.ts';
import type { HistoryNoun } from './record.ts';

const PAGE = 50;

/** A row as a statement's JSON has it. */
export interface HistoryRow {
  id: number;
  kind: string;
  /** As text in JSON, as an instant by itself. */
  at: string | Date;
  by: string | null;
  behalf_of: string | null;
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

/** A page of what happened to one subject, the newest first, behind `after`, the `next` of the page before; of `kinds` alone, where several share their ids. */
export async function listHistory(
  { db, language }: Pick<StaffContext, 'db' | 'language'>,
  noun: HistoryNoun,
  id: number,
  { after }: { after?: number | undefined },
  kinds?: readonly string[],
): Promise<HistoryPage> {
  const ofKinds = kinds ? sql`and history.kind = any(${[...kinds]}::text[])` : sql``;
  const past = after === undefined ? sql`` : sql`and history.id < ${after}`;
  const { rows } = await sql<{ rows: HistoryRow[] }>`
    select ${jsonRows(rowsOf(noun, sql`${id}`, sql`${past} ${ofKinds} order by history.id desc limit ${PAGE + 1}`))} as rows`.execute(
    db,
  );
  const found = rows[0]?.rows ?? [];
  const page = found.slice(0, PAGE);
  return {
    data: await withNames(db, language, page.map(presentHistory)),
    next: found.length > PAGE ? String(page.at(-1)?.id) : null,
  };
}

/** Whom an assignment names, before and after, is told by name too. */
export const HISTORY_ENTRY = sql`history.id, history.kind, history.at, history.by_client, history.detail,
  history.personal, ${STAFF_NAME} history.user_id) as by, ${STAFF_NAME} history.behalf_of) as behalf_of,
  ${STAFF_NAME} (history.detail->>'assigneeFrom')::bigint) as from_name,
  ${STAFF_NAME} (history.detail->>'assigneeTo')::bigint) as to_name`;

const rowsOf = (noun: HistoryNoun, id: RawBuilder<unknown>, rest = sql`order by history.id desc`) => sql`
  select ${HISTORY_ENTRY} from history where noun = ${noun} and subject_id = ${id} ${rest}`;

/** A row as the contract tells it; personal values stand among the other changes as long as they are kept. */
export const presentHistory = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  what: row.kind,
  at: new Date(row.at).toISOString(),
  by: row.by,
  ...(row.behalf_of !== null && { onBehalfOf: row.behalf_of }),
  byApplicant: row.by_client,
  detail: {
    ...row.detail,
    ...(row.personal && { changes: { ...(row.detail['changes'] as Changes | undefined), ...row.personal } }),
    ...(row.from_name && { assigneeFromName: row.from_name }),
    ...(row.to_name && { assigneeToName: row.to_name }),
  },
});
