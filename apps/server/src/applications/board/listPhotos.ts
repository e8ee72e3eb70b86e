import { sql } from 'kysely';
import type { boardEndpoints } from '@portal/contract/applications/board.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { addressOf } from '../files/attachments.ts';
import { reachCondition } from '../reachCondition.ts';

/** Addresses of leaders' photos, small, by file id; ids that are no photo in the reader's reach are left out. */
export async function listPhotos(
  context: StaffContext,
  { query }: InputOf<typeof boardEndpoints.listPhotos>,
): Promise<{ id: number; url: string }[]> {
  const ids = query.ids.split(',').map(Number);
  // The same picture may hang on thousands of applications: of each, the first in reach is enough.
  const { rows } = await sql<{ file_id: number; application_id: number }>`
    select asked.file_id, found.application_id
    from (select distinct unnest(${ids}::bigint[]) as file_id) asked cross join lateral (
      select application_photo.application_id
      from application_photo join application on application.id = application_photo.application_id
      where application_photo.file_id = asked.file_id and ${reachCondition(reachOf(context.actor))}
      order by application_photo.application_id limit 1
    ) found
    order by asked.file_id`.execute(context.db);
  return rows.map((row) => ({ id: row.file_id, url: addressOf(context, row.application_id, row.file_id, 'thumb') }));
}
