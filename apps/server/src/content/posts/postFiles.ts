import { sql } from 'kysely';
import { attachmentsOf } from '../../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../../platform/files/fileOwner.ts';
import '../content.tables.ts';

const NOUN = 'content';

/** Images of posts are for whoever writes posts, and while a post is shown for the roles that read it. */
export const postFiles: FileOwner = {
  noun: NOUN,
  table: 'post',
  maySee: ({ permissions, roleId }, now) =>
    permissions.has('business.cms.post')
      ? sql<boolean>`true`
      : sql<boolean>`(post.from_at <= ${now} and (post.until_at is null or post.until_at > ${now}) and exists (
          select from post_role where post_id = post.id and role_id = ${roleId}))`,
};

export const postSubject = (id: number): Subject => ({ noun: NOUN, id });

/** On which an upload waits: the post that will name it may not be there yet. */
export const WAITING: Subject = { noun: NOUN, id: 0 };

/** The image at the head of a post, and the pictures in its bodies, by their places. */
export const IMAGE = 'image';
export const PICTURE = 'picture';

/** As a column of a statement that reads `post`. */
export const POST_FILES = attachmentsOf(NOUN, sql.ref('post.id'));
