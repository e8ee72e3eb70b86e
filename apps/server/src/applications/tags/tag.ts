import { sql, type Selectable } from 'kysely';
import type { Tag } from '@portal/contract/applications/tags.ts';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusalAt, refuseStale } from '../../platform/http/refusal.ts';
import type { TagTable } from './tags.tables.ts';

export type TagRow = Selectable<TagTable> & { uses: number };

/** How many applications wear it. */
export const USES = sql`(select count(*) from application_tag where tag_id = tag.id)::int`;

/** A tag with its uses. */
export const TAG = sql`tag.*, ${USES} as uses`;

export const toTag = ({ id, name, colour, version, uses }: TagRow): Tag => ({ id, name, colour, version, uses });

/** A tag as it is now; one that was deleted or merged is not found. */
export async function getTag({ db }: Pick<StaffContext, 'db'>, id: number): Promise<Tag> {
  const { rows } = await sql<TagRow>`select ${TAG} from tag where id = ${id} and removed_at is null`.execute(db);
  const [tag] = rows.map(toTag);
  if (!tag) throw notFound();
  return tag;
}

/**
 * Locks a tag against whoever puts it on a card meanwhile; with what the reader saw of it, anything that changed since is
 * refused as `record.stale` with the tag as it is now.
 */
export async function lockTag(context: StaffContext, id: number, version: number): Promise<Selectable<TagTable>> {
  const tag = await context.db
    .selectFrom('tag')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!tag) throw notFound();
  await refuseStale({ seen: version, now: tag.version }, () => getTag(context, id));
  return tag;
}

/**
 * Takes a name for a tag until the transaction ends, so that of two at once the second is told: `field.taken` at the name,
 * where another tag has it, whatever its accents and capitals.
 */
export async function takeName({ db }: StaffContext, name: string, except = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tag ' || folded(${name}), 0))`.execute(db);
  const { rows } = await sql`
    select from tag where folded(name) = folded(${name}) and removed_at is null and id <> ${except}`.execute(db);
  if (rows.length > 0) throw refusalAt('name', 'field.taken');
}

/** Makes a tag. Refusal: `field.taken` at the name. */
export async function insertTag(
  context: StaffContext,
  { name, colour }: { name: string; colour: TagColour },
): Promise<number> {
  await takeName(context, name);
  const { id } = await context.db
    .insertInto('tag')
    .values({ name, colour, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'tags', id, kind: 'created', detail: { name } });
  return id;
}
