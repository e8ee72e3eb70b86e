import { sql } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { addressOf } from './attachments.ts';
import { reachCondition } from './reachCondition.ts';

/** Addresses of leaders' photos, small, by file id; ids that are no photo in the reader's reach are left out. */
export async function listPhotos(
  context: StaffContext,
  { query }: InputOf<typeof applicationEndpoints.listPhotos>,
): Promise<{ id: number; url: string }[]> {
  const ids = query.ids.split(',').map(Number);
  const { rows } = await sql<{ file_id: number; application_id: number }>`
    select distinct on (file_id) file_id, application_id
    from application_photo join application on application.id = application_photo.application_id
    where file_id = any(${ids}::bigint[]) and ${reachCondition(reachOf(context.actor))}
    order by file_id, application_id`.execute(context.db);
  return rows.map((row) => ({ id: row.file_id, url: addressOf(context, row.application_id, row.file_id, 'thumb') }));
}
