import { sql } from 'kysely';
import { CHAT_RIGHT, MESSAGE_FILE } from '@portal/domain/conversations/messages.ts';
import { sightCondition } from '../access/reachCondition.ts';
import type { FilePlace } from '../platform/files/attach.ts';
import { attachmentsOf } from '../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../platform/files/fileOwner.ts';

const NOUN = 'conversations';

/** The file of a message is for whoever reads the chat: staff by their right and reach, the applicant their own. */
export const messageFiles: FileOwner = {
  noun: NOUN,
  table: 'message',
  maySee: (actor) => sql<boolean>`
    ${actor.permissions.has(CHAT_RIGHT)}::boolean and exists (
      select from application
      where application.id = message.application_id and ${sightCondition(actor)})`,
  isOwn: ({ accountId }) => sql<boolean>`exists (
    select from application
    where application.id = message.application_id and client_account_id = ${accountId} and deleted_at is null)`,
  logged: { noun: 'applications', id: sql.ref('message.application_id'), kind: sql.lit(MESSAGE_FILE) },
};

export const messageSubject = (id: number): Subject => ({ noun: NOUN, id });

/** The only file that a message has. */
export const FILE = { kind: 'file' } as const satisfies FilePlace;

/** As a column of a statement that reads `message`. */
export const FILES = attachmentsOf(NOUN, sql.ref('message.id'));
