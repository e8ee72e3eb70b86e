import type { conversationEndpoints } from '@portal/contract/conversations.ts';
import { seeOwnApplication } from '../applications/seeCard.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { lockChat, markRead } from './keepReaders.ts';
import { seeChat } from './seeChat.ts';

type Endpoints = typeof conversationEndpoints;

/** Notes how far the reader has read. */
export async function readMessages(
  context: StaffContext,
  { params: { id }, body: { readTo } }: InputOf<Endpoints['readMessages']>,
): Promise<null> {
  const facts = await seeChat(context, id);
  await lockChat(context, id);
  const reader = context.actor.userId;
  await markRead(context, { application: id, reader, readTo, unreadOf: [reader] }, facts);
  return null;
}

/** The same of the applicant. */
export async function readOwnMessages(
  context: ClientContext,
  { params: { id }, body: { readTo } }: InputOf<Endpoints['readOwnMessages']>,
): Promise<null> {
  const facts = await seeOwnApplication(context, id);
  await lockChat(context, id);
  await markRead(context, { application: id, reader: null, readTo, unreadOf: [] }, facts);
  return null;
}
