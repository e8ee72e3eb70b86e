import { sql, type RawBuilder } from 'kysely';
import type { Reference } from '@portal/contract/applications/references.ts';
import { readableReferences, type ReferenceType } from '@portal/domain/applications/references.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { DOCUMENTS } from './referenceFiles.ts';
import './references.tables.ts';

interface ReferenceRow {
  id: number;
  type: ReferenceType;
  name: string;
  description: string;
  documents: Attachment[];
  pinned: boolean;
  version: number;
  user_id: number;
  by_name: string;
  at: Date;
  edited_at: Date | null;
}

function toReference(context: StaffContext, row: ReferenceRow): Reference {
  const [document] = row.documents;
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    document: document ? presentAttachment(context, document) : null,
    pinned: row.pinned,
    by: { id: row.user_id, name: row.by_name },
    at: row.at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** References that the reader may read, of a card in their sight, and that meet the rest of a statement. */
export async function selectReferences(context: StaffContext, rest: RawBuilder<unknown>): Promise<Reference[]> {
  const { rows } = await sql<ReferenceRow>`
    select application_reference.*, ${STAFF_NAME} application_reference.user_id) as by_name, ${DOCUMENTS} as documents
    from application_reference
    where type = any(${readableReferences(context.actor.permissions)}::text[]) and ${rest}`.execute(context.db);
  return rows.map((row) => toReference(context, row));
}

/** Of which card a reference is, as its address says. */
export interface ReferencePlace {
  id: number;
  reference: number;
}

/** A reference at its place; one of another card, or that the reader may not read, is not found. */
export async function getReference(context: StaffContext, { id, reference }: ReferencePlace): Promise<Reference> {
  const [found] = await selectReferences(context, sql`id = ${reference} and application_id = ${id}`);
  if (!found) throw notFound();
  return found;
}
