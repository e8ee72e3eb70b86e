import { sql } from 'kysely';
import type { exportEndpoints, Exported } from '@portal/contract/exports/exports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import './exports.tables.ts';
import { tellExports, told, type ExportRow } from './tellExport.ts';

/** One of the reader's own; any other is not found. */
export async function tellOwnExport(
  context: StaffContext,
  lists: readonly ExportedList[],
  id: number,
): Promise<Exported> {
  const { rows } = await sql<ExportRow>`
    select ${told(context.actor)} from export where id = ${id} and user_id = ${context.actor.userId}`.execute(
    context.db,
  );
  const [exported] = await tellExports(context, lists, rows);
  if (!exported) throw notFound();
  return exported;
}

/** How far it is, and where its file is opened. */
export const getExport =
  (lists: readonly ExportedList[]) =>
  (context: StaffContext, { params }: InputOf<typeof exportEndpoints.getExport>): Promise<Exported> =>
    tellOwnExport(context, lists, params.id);
