import { sql } from 'kysely';
import type { conversationEndpoints } from '@portal/contract/conversations.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { seeOwnApplication } from '../applications/seeCard.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { pageOfMessages } from './message.ts';
import { seeChat } from './seeChat.ts';

type Endpoints = typeof conversationEndpoints;

/** The chat as staff read it, with the marks of all who read it. */
export async function listMessages(
  context: StaffContext,
  { params: { id }, query }: InputOf<Endpoints['listMessages']>,
): Promise<ReplyOf<Endpoints['listMessages']>> {
  await seeChat(context, id, { inBin: true });
  const page = await pageOfMessages(context, { application: id, after: query.after });
  const marks = await selectMarks(context.db, id);
  const applicant = marks.find(({ user_id }) => user_id === null);
  return {
    ...page,
    applicant: applicant ? markOf(applicant) : null,
    staff: marks.flatMap((row) =>
      row.user_id === null ? [] : [{ id: row.user_id, name: row.name ?? '', ...markOf(row) }],
    ),
  };
}

/** The chat as the applicant reads it. */
export async function listOwnMessages(
  context: ClientContext,
  { params: { id }, query }: InputOf<Endpoints['listOwnMessages']>,
): Promise<ReplyOf<Endpoints['listOwnMessages']>> {
  await seeOwnApplication(context, id);
  return pageOfMessages(context, { application: id, after: query.after });
}

interface MarkRow {
  user_id: number | null;
  name: string | null;
  read_to: number;
  at: Date;
}

export async function selectMarks(db: Db, application: number): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select user_id, ${STAFF_NAME} message_reader.user_id) as name, read_to, at from message_reader
    where application_id = ${application} and read_to > 0 order by at`.execute(db);
  return rows;
}

const markOf = ({ read_to, at }: MarkRow) => ({ readTo: read_to, at: at.toISOString() });
