import type { tagEndpoints } from '@portal/contract/applications/tags.ts';
import { changesOf } from '../../history/changesOf.ts';
import { record } from '../../history/record.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { renewTagged } from './renewTagged.ts';
import { insertTag, lockTag, takeName } from './tag.ts';

type Endpoints = typeof tagEndpoints;

/** Makes a tag for all. Refusal: `field.taken` at the name. */
export const createTag = (context: StaffContext, { body }: InputOf<Endpoints['createTag']>): Promise<number> =>
  insertTag(context, body);

/**
 * Renames or recolours a tag; the cards that wear it follow. Refusals: `record.stale`, `field.taken` at the name, where
 * another tag has it.
 */
export async function updateTag(
  context: StaffContext,
  { params: { id }, body: { version, ...form } }: InputOf<Endpoints['updateTag']>,
): Promise<number> {
  const { db } = context;
  const before = await lockTag(context, id, version);
  const { fields, changes } = changesOf('tag', before, form);
  if (fields.length === 0) return id;
  await takeName(context, form.name, id);
  await db
    .updateTable('tag')
    .set({ ...form, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  await record(context, { noun: 'tags', id, kind: 'updated', detail: { fields, changes } });
  await enqueue(db, renewTagged, { tag: id });
  return id;
}
