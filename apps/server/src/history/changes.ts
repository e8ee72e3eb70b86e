import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { CHANGE_LIST, type Change, type historyEndpoints } from '@portal/contract/history.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { CATEGORY_KINDS, CHANGED_NOUNS, EXPORT_DEFINITION, type ChangedNoun } from '@portal/domain/history/changes.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type FoundList, type ListContext } from '../platform/lists/defineList.ts';
import { withinDays } from '../platform/lists/listConditions.ts';
import { byInstant, eachWord, likeWord } from '../platform/lists/listOrder.ts';
import { HISTORY_ENTRY, presentHistory, type HistoryRow } from './listHistory.ts';
import { withNames } from './namesIn.ts';

type List = typeof historyEndpoints.listChanges;
type Filters = (typeof CHANGE_LIST)['filters'];

export interface ChangeRow extends HistoryRow {
  noun: ChangedNoun;
  subject_id: number;
  subject: { name: string | null; there: boolean };
  ip: string | null;
}
export type Changes = FoundList<ChangeRow, Filters, 'at'>;

/** Which records a reader sees who is kept to a charge: a condition over the table of the noun. */
export type ReachOfRecords = Readonly<Partial<Record<ChangedNoun, (reach: Reach) => RawBuilder<boolean>>>>;

const TABLES = { clients: 'client_account', persons: 'person' } as const;

/** As the indexes of the list have it; the nouns are those that it tells of. */
const LISTED = sql`history.noun <> 'applications' and history.noun in (${sql.join(CHANGED_NOUNS.map((noun) => sql.lit(noun)))})`;

/** What the record is called, and whether there is a screen of it still. */
const subject = (language: Language) => sql`case history.noun
  when 'users' then (select json_build_object('name', name || ' ' || last_name, 'there', removed_at is null)
    from staff_user where id = history.subject_id)
  when 'access' then (select json_build_object('name', case when ${language} = 'es' then coalesce(name_es, name) else name end, 'there', true)
    from role where id = history.subject_id
    union all select json_build_object('name', gone.detail->>'name', 'there', false)
    from history gone where gone.noun = 'access' and gone.subject_id = history.subject_id and gone.kind = 'deleted' limit 1)
  when 'persons' then (select json_build_object('name', name || ' ' || last_name, 'there', true) from person where id = history.subject_id)
  when 'clients' then (select json_build_object('name', coalesce(leader_name, email), 'there', true) from client_account where id = history.subject_id)
  when 'events' then (select json_build_object('name', name, 'there', true) from event where id = history.subject_id)
  when 'notifications' then (select json_build_object('name', name, 'there', true) from notification where id = history.subject_id)
  when 'content' then case when history.kind = any(${[...CATEGORY_KINDS]}::text[])
    then (select json_build_object('name', case when ${language} = 'es' then name_es else name_en end, 'there', true)
      from content_category where id = history.subject_id)
    else (select json_build_object('name',
        case when ${language} = 'es' then coalesce(nullif(title_es, ''), title_en) else coalesce(nullif(title_en, ''), title_es) end,
        'there', true)
      from post where id = history.subject_id) end
  when 'imports' then (select json_build_object('name', coalesce(name, '#' || id), 'there', true) from import_batch where id = history.subject_id)
  else json_build_object('name', null, 'there', true) end`;

/** By what the record is called, a role by either of its names: the few that are called so are looked up first. */
const hasWord = (word: string) => {
  const like = likeWord(word);
  const isCategory = sql`kind = any(${[...CATEGORY_KINDS]}::text[])`;
  const called: Partial<Record<ChangedNoun, RawBuilder<unknown>>> = {
    notifications: sql`select id from notification
      where folded(name || ' ' || title_en || ' ' || title_es || ' ' || subject_en || ' ' || subject_es) like ${like}`,
    users: sql`select id from staff_user where folded(name || ' ' || last_name) like ${like}`,
    access: sql`select id from role where folded(name) like ${like} or folded(name_es) like ${like}
      union all
      select subject_id from history where noun = 'access' and kind = 'deleted' and folded(detail->>'name') like ${like}`,
    persons: sql`select id from person where folded(name || ' ' || last_name) like ${like}`,
    events: sql`select id from event where folded(name || ' ' || place || ' ' || conference) like ${like}`,
    imports: sql`select id from import_batch where folded(coalesce(name, '')) like ${like}`,
    clients: sql`select id from client_account where folded(coalesce(leader_name, '') || ' ' || email) like ${like}`,
  };
  const found = Object.entries(called).map(
    ([noun, ids]) => sql`select id from history where noun = ${noun} and subject_id = any(array(${ids}))`,
  );
  // Both stand under one noun, each by ids of its own.
  const content = [
    sql`select id from history where noun = 'content' and not ${isCategory} and subject_id = any(array(
      select id from post where folded(title_en || ' ' || title_es || ' ' || words_en || ' ' || words_es) like ${like}
        and folded(title_en || ' ' || title_es) like ${like}))`,
    sql`select id from history where noun = 'content' and ${isCategory} and subject_id = any(array(
      select id from content_category where folded(name_en || ' ' || name_es) like ${like}))`,
  ];
  return sql`history.id in (${sql.join([...found, ...content], sql` union all `)})`;
};

/** What was changed, of all nouns of the list; who is kept to a charge is told of clients and leaders in it alone. */
export const changesWithin = (seen: ReachOfRecords): Changes =>
  defineList<ChangeRow>()(CHANGE_LIST, {
    table: 'history',
    columns: ({ language = 'en' }) => sql`${HISTORY_ENTRY}, history.noun, history.subject_id, history.ip,
      coalesce(${subject(language)}, json_build_object('name', null, 'there', false)) as subject`,
    inReach: ({ actor }) => {
      const reach = reachOf(actor);
      if (!reach.charge) return LISTED;
      const nouns = Object.entries(TABLES) as ['clients' | 'persons', string][];
      const kept = nouns.map(
        ([noun, table]) => sql`(history.noun <> ${noun} or history.subject_id in (
          select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where ${seen[noun]?.(reach) ?? sql`false`}))`,
      );
      return sql`${LISTED} and ${sql.join(kept, sql` and `)}`;
    },
    finds: eachWord(hasWord),
    filters: {
      noun: (nouns) => sql`history.noun = any(${nouns}::text[])`,
      by: (person) => (person === 'none' ? sql`history.user_id is null` : sql`history.user_id = ${person}`),
      at: (days) => withinDays('history.at', days),
    },
    orders: { at: () => byInstant('at') },
  });

/** What the columns of a list are called whose look as a file was changed, by their keys; nothing of a list that there is not. */
export type ColumnTitles = (group: string, language: Language) => Promise<Readonly<Record<string, string>>>;

/** A page of changes, and everybody who changed any of it, for the filter. */
export const listChanges =
  (changes: Changes, titlesOf: ColumnTitles) =>
  async (context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> => {
    const page = await changes.page(context, query);
    const { rows: people } = await sql<{ id: number; name: string }>`
      select id, name || ' ' || last_name as name from staff_user
      where exists (select from history where history.user_id = staff_user.id and ${LISTED})
      order by (name || ' ' || last_name) collate portal, id`.execute(context.db);
    const told = await tellChanges(page.rows, context);
    const data = await Promise.all(told.map((change) => withColumns(change, titlesOf, context.language)));
    return { ...pageReply(page, data), people };
  };

/** A change of how a list looks as a file names its columns. */
async function withColumns(change: Change, titlesOf: ColumnTitles, language: Language): Promise<Change> {
  const key = Object.keys((change.detail['changes'] as object | undefined) ?? {}).find((each) =>
    each.startsWith(EXPORT_DEFINITION),
  );
  if (change.noun !== 'settings' || key === undefined) return change;
  const titles = await titlesOf(key.slice(EXPORT_DEFINITION.length), language);
  const columns = Object.entries(titles).map(([column, title]) => [`column.${column}`, title]);
  return { ...change, names: { ...change.names, ...Object.fromEntries(columns) } };
}

/** As the contract tells them. */
export const tellChanges = (rows: readonly ChangeRow[], { db, language = 'en' }: ListContext): Promise<Change[]> =>
  withNames(
    db,
    language,
    rows.map((row) => ({
      ...presentHistory(row),
      noun: row.noun,
      subject: { id: row.subject_id, ...row.subject },
      ip: row.ip,
    })),
  );
