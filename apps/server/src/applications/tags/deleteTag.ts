import { sql } from 'kysely';
import type { tagEndpoints } from '@portal/contract/applications/tags.ts';
import { record } from '../../history/record.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { renewTagged } from './renewTagged.ts';
import { lockTag } from './tag.ts';

type Endpoints = typeof tagEndpoints;

/** Deletes a tag and takes it off every card. Refusal: `record.stale`. */
export async function deleteTag(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['deleteTag']>,
): Promise<null> {
  const { name } = await lockTag(context, id, body.version);
  await letGo(context, id);
  await record(context, { noun: 'tags', id, kind: 'deleted', detail: { name } });
  return null;
}

/**
 * Gives another tag to all cards that wear this one, which is deleted. Answers the other's id. Refusals: `record.stale`,
 * `tag.gone` where the other is no more, `field.choice` where it is the same.
 */
export async function mergeTag(
  context: StaffContext,
  { params: { id }, body: { into, version } }: InputOf<Endpoints['mergeTag']>,
): Promise<number> {
  if (into === id) throw refusalAt('into', 'field.choice');
  const { db } = context;
  // In the order of their ids: of two who merge the same two, each into the other, none waits for the other in vain.
  const present = await db
    .selectFrom('tag')
    .select('id')
    .where('id', 'in', [id, into])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { name } = await lockTag(context, id, version);
  if (!present.some((tag) => tag.id === into)) throw refusalAt('into', 'tag.gone');
  await sql`
    insert into application_tag (application_id, tag_id)
    select application_id, ${into} from application_tag where tag_id = ${id}
    on conflict do nothing`.execute(db);
  await letGo(context, id);
  await record(context, { noun: 'tags', id, kind: 'merged', detail: { name, into } });
  return into;
}

/** From now on no reader sees it; the row stays as long as cards have to be found by it. */
async function letGo({ db, now }: StaffContext, id: number): Promise<void> {
  await db.updateTable('tag').set({ removed_at: now }).where('id', '=', id).execute();
  await enqueue(db, renewTagged, { tag: id });
}
