import { sql } from 'kysely';
import type { copyEndpoints } from '@portal/contract/exports/copies.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { ExportedCopyName } from '@portal/domain/exports/exports.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { tellOwnExport } from '../getExport.ts';
import { maySeeCopied } from './copyKinds.ts';
import { selectCopies } from './orderCopy.ts';

type Get = typeof copyEndpoints.getTracedCopy;

/** The reader's last copy of a person; whoever is out of reach, or is being erased, is not found. */
export const getCopy =
  (name: ExportedCopyName, lists: readonly ExportedList[]) =>
  async (context: StaffContext, { params: { id } }: Pick<InputOf<Get>, 'params'>): Promise<ReplyOf<Get>> => {
    const { db, actor } = context;
    const { rows } = await sql<{
      seen: boolean;
    }>`select ${maySeeCopied(name, sql`${id}::bigint`, actor)} as seen`.execute(db);
    if (!rows[0]?.seen) throw notFound();
    const [latest] = await selectCopies(db, { name, id, user: actor.userId });
    return { copy: latest ? await tellOwnExport(context, lists, latest.id) : null };
  };
