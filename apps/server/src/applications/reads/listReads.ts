import { sql } from 'kysely';
import type { readEndpoints } from '@portal/contract/applications/reads.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { readableReferences } from '@portal/domain/applications/references.ts';
import { CHAT_RIGHT, MESSAGE_FILE } from '@portal/domain/conversations/messages.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { NEGATIVE_DOCUMENT } from '../references/referenceFiles.ts';
import { seeCard } from '../seeCard.ts';

type Endpoint = typeof readEndpoints.listReads;
const PAGE = 50;

interface ReadingRow {
  id: number;
  kind: string;
  document: string | null;
  user_id: number;
  by_name: string;
  at: Date;
}

/** Who opened a card's dossier or documents, the latest first. */
export async function listReads(
  context: StaffContext,
  { params, query }: InputOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  await seeCard(context, params.id, { inBin: true });
  const found = await selectReadings(context, { id: params.id, after: query.after });
  const page = found.slice(0, PAGE);
  return {
    data: page.map((row) => ({
      id: row.id,
      what: row.kind,
      document: row.document,
      by: { id: row.user_id, name: row.by_name },
      at: row.at.toISOString(),
    })),
    next: found.length > PAGE ? String(page.at(-1)?.id) : null,
  };
}

/** A page and one row more; of negative references and of the chat only for who may read those. */
export async function selectReadings(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  { id, after }: { id: number; after: number | undefined },
): Promise<ReadingRow[]> {
  const hidden = [
    ...(readableReferences(actor.permissions).includes('NEGATIVE') ? [] : [NEGATIVE_DOCUMENT]),
    ...(actor.permissions.has(CHAT_RIGHT) ? [] : [MESSAGE_FILE]),
  ];
  const past = after === undefined ? sql`` : sql`and read_log.id < ${after}`;
  const { rows } = await sql<ReadingRow>`
    select read_log.id, read_log.kind, read_log.user_id, read_log.at, attachment.name as document,
      ${STAFF_NAME} read_log.user_id) as by_name
    from read_log
      left join attachment on attachment.id = read_log.attachment_id and attachment.file_id = read_log.file_id
    where read_log.noun = 'applications' and read_log.subject_id = ${id}
      and read_log.kind <> all(${hidden}::text[]) ${past}
    order by read_log.id desc limit ${PAGE + 1}`.execute(db);
  return rows;
}
