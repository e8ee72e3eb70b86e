/** Tables without what makes writing many rows dear, for one transaction: who does not commit has changed nothing. */
import type { Client } from 'pg';

interface Part {
  of: string;
  drop: string;
  make: string;
}

/** As the catalogue itself words them; what a constraint leans on stays. */
const INDEXES = `
  select indrelid::regclass::text as of, format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  order by indrelid, indexrelid`;
const FOREIGN_KEYS = `
  select conrelid::regclass::text as of, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, oid`;
/** Those that are on. */
const TRIGGERS = `
  select tgrelid::regclass::text as of, format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as drop,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as make
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O' order by tgrelid, pg_trigger.oid`;

/** Takes secondary indexes, foreign keys and triggers off; `dress` puts them on, where each key is looked at for all rows. */
export async function undress(client: Client) {
  const parts: Part[] = [];
  for (const sql of [INDEXES, FOREIGN_KEYS, TRIGGERS]) parts.push(...(await client.query<Part>(sql)).rows);
  // An index on which a foreign key leans goes after it.
  for (const { drop } of parts.toReversed()) await client.query(drop);
  let left = parts;
  const make = async (which: (part: Part) => boolean) => {
    for (const part of left.filter(which)) await client.query(part.make);
    left = left.filter((part) => !which(part));
  };
  return {
    /** The indexes of some tables, for statements that lean on them. */
    index: (...tables: string[]) => make(({ of, drop }) => tables.includes(of) && drop.startsWith('drop index')),
    dress: () => make(() => true),
  };
}
