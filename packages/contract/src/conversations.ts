/** The chat of an application, as staff and the applicant read and write it (product/notifications.md#chat). */
import * as z from 'zod/mini';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { CHAT_RIGHT, MAX_MESSAGE } from '@portal/domain/conversations/messages.ts';
import { attachment } from './applications/detail.ts';
import { anyOf, endpoints, nothing, UPLOAD_ERRORS } from './endpoints.ts';
import { id, idText, instant, optionallyRuled, uploadId } from './fields.ts';

const message = z.object({
  id,
  /** Plain text, as it was written; empty where a file came alone. */
  text: z.string(),
  /** Its address opens for the reader’s session alone, for some minutes. */
  file: z.nullable(attachment),
  at: instant,
  /** The staff user who wrote it; null of the applicant's. */
  by: z.nullable(z.object({ id, name: z.string() })),
});
export type Message = z.output<typeof message>;

/** How far somebody has read. */
const mark = z.object({ readTo: id, at: instant });

const messages = {
  /** The newest first, 50 a page. */
  data: z.array(message),
  next: z.nullable(z.string()),
  /** How many of the other side the reader has not read. */
  unread: z.int(),
};

const params = z.object({ id: idText });
const query = z.object({ after: z.optional(idText) });
/** A text, a file that was sent before, or both. */
const body = z.object({ text: optionallyRuled(paragraph(MAX_MESSAGE)), file: z.optional(uploadId) });
const readBody = z.object({ readTo: id });

export const conversationEndpoints = endpoints({
  listMessages: {
    method: 'GET',
    path: '/business/request/:id/messages',
    permission: anyOf(CHAT_RIGHT),
    does: 'The chat with the applicant, the newest first, 50 a page, and how far the applicant and colleagues have read.',
    params,
    query,
    reply: z.object({
      ...messages,
      applicant: z.nullable(mark),
      staff: z.array(z.object({ id, name: z.string(), ...mark.shape })),
    }),
  },
  listUnreadChats: {
    method: 'GET',
    path: '/business/request/unread',
    permission: anyOf(CHAT_RIGHT),
    does: 'How many messages of applicants the reader has not read, by card (`ids=1,2,3`, at most 300); cards without any are left out.',
    query: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,299}$/)) }),
    reply: z.array(z.object({ id, unread: z.int() })),
  },
  countUnreadChats: {
    method: 'GET',
    path: '/business/request/unread/mine',
    permission: anyOf(CHAT_RIGHT),
    does: 'How many messages the reader has not read on the cards that they are in charge of.',
    reply: z.object({ unread: z.int() }),
  },
  sendMessage: {
    method: 'POST',
    path: '/business/request/:id/messages',
    permission: anyOf(CHAT_RIGHT),
    does: 'Writes to the applicant: a text, a file sent before (`POST request/{id}/files?for=message`), or both.',
    params,
    body,
    reply: message,
  },
  readMessages: {
    method: 'PUT',
    path: '/business/request/:id/messages/read',
    permission: anyOf(CHAT_RIGHT),
    does: 'Says how far the reader has read; an older mark changes nothing.',
    params,
    body: readBody,
    reply: nothing,
  },
  listOwnMessages: {
    method: 'GET',
    path: '/client/request/:id/messages',
    permission: 'client',
    does: 'The chat with the staff, the newest first, 50 a page.',
    params,
    query,
    reply: z.object(messages),
  },
  sendOwnMessage: {
    method: 'POST',
    path: '/client/request/:id/messages',
    permission: 'client',
    does: 'Writes to the staff: a text, a file sent before (`POST request/{id}/messages/files`), or both.',
    params,
    body,
    reply: message,
    errors: ['message.notSubmitted'],
  },
  uploadOwnFile: {
    method: 'POST',
    path: '/client/request/:id/messages/files',
    permission: 'client',
    does: 'Uploads a file that the next message names: PDF, JPG, PNG.',
    params,
    file: 'file',
    reply: z.object({ upload: uploadId, name: z.string() }),
    errors: ['message.notSubmitted', ...UPLOAD_ERRORS],
  },
  readOwnMessages: {
    method: 'PUT',
    path: '/client/request/:id/messages/read',
    permission: 'client',
    does: 'Says how far the applicant has read; an older mark changes nothing.',
    params,
    body: readBody,
    reply: nothing,
  },
});
