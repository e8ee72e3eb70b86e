import { sql } from 'kysely';
import { EXPORT_LIST, type exportEndpoints } from '@portal/contract/exports/exports.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { SEES_EXPORTS } from '@portal/domain/exports/exports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { withinDays } from '../platform/lists/listConditions.ts';
import { byInstant, eachWord, likeWord } from '../platform/lists/listOrder.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import './exports.tables.ts';
import { tellExports, told, type ExportRow } from './tellExport.ts';

type List = typeof exportEndpoints.listExports;

const inReach = ({ actor }: ListContext) =>
  actor.permissions.has(SEES_EXPORTS) ? sql`true` : sql`export.user_id = ${actor.userId}`;

/** What was taken out: one's own, and for whoever may look into the audit everybody's. */
export const exports = defineList<ExportRow>()(EXPORT_LIST, {
  table: 'export',
  columns: ({ actor }) => told(actor),
  inReach,
  finds: eachWord(
    (word) => sql`export.user_id in (
      select id from staff_user where folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)})`,
  ),
  filters: {
    list: (lists) => sql`export.list = any(${lists}::text[])`,
    by: (person) => sql`export.user_id = ${person}`,
    made: (days) => withinDays('export.created_at', days),
  },
  orders: { made: () => byInstant('created_at') },
});

/** A page of them, and everybody in sight who ever took anything out, for the filter. */
export const listExports =
  (lists: readonly ExportedList[]) =>
  async (context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> => {
    const page = await exports.page(context, query);
    const { rows: people } = await sql<{ id: number; name: string }>`
      select id, name || ' ' || last_name as name from staff_user
      where exists (select from export where export.user_id = staff_user.id and ${inReach(context)})
      order by (name || ' ' || last_name) collate portal, id`.execute(context.db);
    return { ...pageReply(page, await tellExports(context, lists, page.rows)), people };
  };
