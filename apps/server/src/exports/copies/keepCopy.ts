import { sql, type Selectable } from 'kysely';
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { EXPORT_MEDIA_TYPES, type ExportedCopyName } from '@portal/domain/exports/exports.ts';
import { bulkContext } from '../../bulk/bulkContext.ts';
import type { Everything } from '../../clients/traces/keptOf.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { keepMade } from '../../platform/files/keepMade.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireAny } from '../../platform/http/recognise.ts';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import type { ExportTable } from '../exports.tables.ts';
import type { Made } from '../making/finishExport.ts';
import type { Progress } from '../making/followProgress.ts';
import { copyBytes } from './copyBytes.ts';
import { COPY_KINDS, maySeeCopied } from './copyKinds.ts';

type Row = Selectable<ExportTable>;
interface Copied {
  name: ExportedCopyName;
  id: number;
}

/**
 * Makes a copy of all that is kept of a person, from rows of one moment, with the rights that whoever asked has now. Refusals:
 * GE004; whoever is out of reach, or gone, is not found.
 */
export async function keepCopy(
  context: JobContext,
  owners: readonly FileOwner[],
  { row, of, ...copied }: Copied & { row: Row; of: string },
  { signal, onRows, rows }: Progress,
): Promise<Made> {
  const { named } = COPY_KINDS[copied.name];
  const started = performance.now();
  const { everything, rights } = await context.database.snapshot((db) =>
    gather(context, db, { row, ...copied }, owners),
  );
  const bytes = copyBytes(context, everything, { signal, onRows });
  const fileId = await keepMade(context, { of: `export ${of}`, mediaType: EXPORT_MEDIA_TYPES.zip, bytes });
  return {
    fileId,
    name: `${named}-${copied.id}.zip`,
    rights,
    // The reach is asked of the person whenever it is opened.
    charge: {},
    done: rows(),
    seconds: (performance.now() - started) / 1000,
    title: (words) => words.say('exports', `list.${copied.name}`),
  };
}

async function gather(
  context: JobContext,
  db: Db,
  { row, name, id }: Copied & { row: Row },
  owners: readonly FileOwner[],
): Promise<{ everything: Everything; rights: string[] }> {
  const { actor } = await bulkContext(context, db, { actor_id: row.user_id, role_id: row.role_id });
  requireAny(actor, allEndpoints[name].permission);
  const { rows } = await sql<{
    seen: boolean;
  }>`select ${maySeeCopied(name, sql`${id}::bigint`, actor)} as seen`.execute(db);
  if (!rows[0]?.seen) throw notFound();
  return { everything: await COPY_KINDS[name].everything(db, id, owners), rights: [...actor.permissions] };
}

/** Whether whom a copy is of is there, and not about to be erased. */
export async function isThere(db: Db, { name, id }: Copied): Promise<boolean> {
  const { rows } = await COPY_KINDS[name].there(sql`${id}::bigint`).execute(db);
  return rows.length > 0;
}
