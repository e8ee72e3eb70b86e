import type { World } from './world.ts';

/** The newest row of a table: each scene makes an account or a thing of its own. */
export const newest =
  (
    table:
      | 'staff_user'
      | 'client_account'
      | 'payment'
      | 'bulk_run'
      | 'tag'
      | 'role'
      | 'card_reminder'
      | 'deletion'
      | 'church_change'
      | 'passkey'
      | 'event'
      | 'course'
      | 'course_section'
      | 'course_lesson'
      | 'post'
      | 'content_category'
      | 'notification',
  ) =>
  async ({ portal }: World): Promise<any> =>
    portal.database.read((db) => db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst());
