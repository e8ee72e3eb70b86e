import { sql } from 'kysely';
import type { boardEndpoints } from '@portal/contract/applications/board.ts';
import { photoKey } from '@portal/domain/applications/form.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { addressOf } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { applicationFiles, CROP } from '../files/applicationFiles.ts';
import { reachCondition } from '../../access/reachCondition.ts';

/** Addresses of leaders' photos, small, by file id; ids that are no photo in the reader's reach are left out. */
export async function listPhotos(
  context: StaffContext,
  { query }: InputOf<typeof boardEndpoints.listPhotos>,
): Promise<{ id: number; url: string }[]> {
  const ids = query.ids.split(',').map(Number);
  // The same picture may hang on thousands of applications: of each, the first in reach is enough.
  const { rows } = await sql<{ file_id: number; id: number }>`
    select asked.file_id, found.id
    from (select distinct unnest(${ids}::bigint[]) as file_id) asked cross join lateral (
      ${sql.join(
        [photoKey('LEADER'), CROP].map(
          (kind) => sql`(
            select attachment.id
            from attachment join application on application.id = attachment.subject_id
            where attachment.file_id = asked.file_id and noun = ${applicationFiles.noun} and kind = ${kind}
              and ${reachCondition(reachOf(context.actor))}
            order by attachment.subject_id limit 1)`,
        ),
        sql` union all `,
      )} limit 1
    ) found
    order by asked.file_id`.execute(context.db);
  return rows.map((row) => ({ id: row.file_id, url: addressOf(context, row, 'thumb') }));
}
