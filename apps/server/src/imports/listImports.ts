import { sql } from 'kysely';
import { IMPORT_LIST, type importEndpoints } from '@portal/contract/imports/imports.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply } from '../platform/lists/defineList.ts';
import { withinDays } from '../platform/lists/listConditions.ts';
import { byInstant, eachWord, likeWord } from '../platform/lists/listOrder.ts';
import { IMPORT_COLUMNS, tellListed, type ImportListRow } from './getImport.ts';

type List = typeof importEndpoints.listImports;

export const imports = defineList<ImportListRow>()(IMPORT_LIST, {
  table: 'import_batch',
  columns: () => IMPORT_COLUMNS,
  inReach: () => sql`true`,
  finds: eachWord(
    (word) => sql`(folded(coalesce(name, '')) like ${likeWord(word)} or user_id in (
      select id from staff_user where folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)}))`,
  ),
  filters: {
    state: (states) => sql`state = any(${states}::text[])`,
    made: (days) => withinDays('created_at', days),
  },
  orders: { made: () => byInstant('created_at') },
});

/** Files that were brought in, a page of them (product/imports.md#list). */
export async function listImports(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const page = await imports.page(context, query);
  return pageReply(page, page.rows.map(tellListed));
}
