import { sql, type RawBuilder } from 'kysely';
import type { Message } from '@portal/contract/conversations.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { presentAttachment, type Attachment } from '../platform/files/attachments.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import type { Side } from './conversations.tables.ts';
import { FILES } from './messageFiles.ts';
import { unreadOf } from './unread.ts';

const PAGE = 50;

interface MessageRow {
  id: number;
  text: string;
  at: Date;
  user_id: number | null;
  by_name: string | null;
  files: Attachment[];
}

/** Messages that meet the rest of a statement, their files as the reader may open them. */
export async function selectMessages(
  context: StaffContext | ClientContext,
  rest: RawBuilder<unknown>,
): Promise<Message[]> {
  const { rows } = await sql<MessageRow>`
    select message.*, ${STAFF_NAME} message.user_id) as by_name, ${FILES} as files
    from message where ${rest}`.execute(context.db);
  return rows.map(({ id, text, at, user_id, by_name, files: [file] }) => ({
    id,
    text,
    file: file ? presentAttachment(context, file) : null,
    at: at.toISOString(),
    by: user_id === null ? null : { id: user_id, name: by_name ?? '' },
  }));
}

/** A page of an application's chat, the newest first, with how many of the other side the reader has not read. */
export async function pageOfMessages(
  context: StaffContext | ClientContext,
  { application, after }: { application: number; after: number | undefined },
): Promise<{ data: Message[]; next: string | null; unread: number }> {
  const past = after === undefined ? sql`` : sql`and id < ${after}`;
  const found = await selectMessages(
    context,
    sql`application_id = ${application} ${past} order by id desc limit ${PAGE + 1}`,
  );
  const data = found.slice(0, PAGE);
  const reader: Side = context.actor.realm === 'staff' ? context.actor.userId : null;
  const { rows } = await sql<{ unread: number }>`
    select ${unreadOf(sql`${application}::bigint`, reader)} as unread`.execute(context.db);
  return { data, next: found.length > PAGE ? String(data.at(-1)?.id) : null, unread: rows[0]?.unread ?? 0 };
}
