import { sql } from 'kysely';
import type { HistoryEntry } from '@portal/contract/history.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Db } from '../platform/database/tables.ts';

type Told = Pick<HistoryEntry, 'what' | 'detail'>;

/** The same rows, each with what is called whom its detail names by id. */
export async function withNames<Entry extends Told>(
  db: Db,
  language: Language,
  entries: readonly Entry[],
): Promise<(Entry & Pick<HistoryEntry, 'names'>)[]> {
  const named = entries.map(namedBy);
  const ids = (kind: keyof Named) => [...new Set(named.flatMap((each) => each[kind]))];
  if (named.every((each) => Object.values(each).every((some) => some.length === 0))) return [...entries];
  const { rows } = await sql<{ key: string; name: string }>`
    select 'role.' || id as key, case when ${language} = 'es' then coalesce(name_es, name) else name end as name
    from role where id = any(${ids('role')}::bigint[])
    union all
    select 'user.' || id, name || ' ' || last_name from staff_user where id = any(${ids('user')}::bigint[])
    union all
    select 'person.' || id, name || ' ' || last_name from person where id = any(${ids('person')}::bigint[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return entries.map((entry, i) => ({ ...entry, names: ofOne(named[i], names) }));
}

type Named = Record<'role' | 'user' | 'person', number[]>;

function namedBy({ what, detail }: Told): Named {
  return {
    role: [...idsIn(detail['roles']), ...idsIn(detail['rolesAdded']), ...idsIn(detail['rolesRemoved'])],
    user: idsIn([...Object.values((detail['heirs'] as object | undefined) ?? {}), detail['delegate']]),
    person: idsIn(what === 'parentSet' ? [detail['from'], detail['to']] : [detail['other']]),
  };
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];

function ofOne(named: Named | undefined, names: ReadonlyMap<string, string>): Record<string, string> {
  const keys = Object.entries(named ?? {}).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`));
  return Object.fromEntries(keys.flatMap((key) => (names.has(key) ? [[key, names.get(key) ?? '']] : [])));
}
