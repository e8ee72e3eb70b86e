import { sql } from 'kysely';
import type { conversationEndpoints, Message } from '@portal/contract/conversations.ts';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { whyNotWrite } from '@portal/domain/conversations/messages.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { seeOwnApplication } from '../applications/seeCard.ts';
import { record } from '../history/record.ts';
import { keepUpload, takeUpload } from '../platform/files/waitingUpload.ts';
import { receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusalAt, refuseIfAny } from '../platform/http/refusal.ts';
import { countForOthers, lockChat, markRead } from './keepReaders.ts';
import { selectMessages } from './message.ts';
import { FILE, messageSubject } from './messageFiles.ts';
import { seeChat } from './seeChat.ts';

type Endpoints = typeof conversationEndpoints;

/**
 * Writes to the applicant (product/notifications.md#chat). It lies beside the card, whose version stays. Refusals: at
 * `text` `field.required` where there is no file either, at `file` `field.upload`, `field.file`.
 */
export async function sendMessage(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['sendMessage']>,
): Promise<number> {
  const facts = await seeChat(context, id);
  const message = await write(context, { application: id, ...body }, facts);
  await record(context, { noun: 'applications', id, kind: 'message.sent', detail: { message } });
  return message;
}

/** Writes to the staff. Refusals as above, and `message.notSubmitted` while nobody there sees the application. */
export async function sendOwnMessage(
  context: ClientContext,
  { params: { id }, body }: InputOf<Endpoints['sendOwnMessage']>,
): Promise<number> {
  const facts = await seeOwnApplication(context, id);
  refuseIfAny(whyNotWrite(facts.status));
  const message = await write(context, { application: id, ...body }, facts);
  await record(context, { noun: 'applications', id, kind: 'message.received', detail: { message } });
  return message;
}

export const prepareOwnFile = (
  { services }: Omit<ClientContext, 'db'>,
  { file }: InputOf<Endpoints['uploadOwnFile']>,
): Promise<ReceivedFile> => receiveFile(services, 'message', file);

/** Keeps a file for the applicant's message that will name it. */
export async function uploadOwnFile(
  context: ClientContext,
  { params: { id } }: InputOf<Endpoints['uploadOwnFile']>,
  file: ReceivedFile,
) {
  const { status } = await seeOwnApplication(context, id);
  refuseIfAny(whyNotWrite(status));
  return keepUpload(context, applicationSubject(id), file);
}

export async function answerMessage(
  context: StaffContext,
  message: number,
  { params }: InputOf<Endpoints['sendMessage']>,
): Promise<Message> {
  if (context.repeated) await seeChat(context, params.id);
  return getMessage(context, message);
}

export async function answerOwnMessage(context: ClientContext, message: number): Promise<Message> {
  return getMessage(context, message);
}

async function getMessage(context: StaffContext | ClientContext, id: number): Promise<Message> {
  const [found] = await selectMessages(context, sql`id = ${id}`);
  if (!found) throw notFound();
  return found;
}

interface ToWrite {
  application: number;
  text: string | null;
  file?: string | undefined;
}

/** What one writes oneself one has read. */
async function write(
  context: StaffContext | ClientContext,
  { application, text, file }: ToWrite,
  facts: ReachFacts,
): Promise<number> {
  if (text === null && file === undefined) throw refusalAt('text', 'field.required');
  const { db, actor, now } = context;
  const by = actor.realm === 'staff' ? actor.userId : null;
  await lockChat(context, application);
  const { id } = await db
    .insertInto('message')
    .values({ application_id: application, user_id: by, text: text ?? '', at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const from = applicationSubject(application);
  await takeUpload(context, messageSubject(id), FILE, { upload: file, field: 'file', from, as: 'message' });
  await countForOthers(context, { application, by });
  const unreadOf = by === null ? {} : { unreadOf: [by] };
  await markRead(context, { application, reader: by, readTo: id, ...unreadOf }, facts);
  return id;
}
