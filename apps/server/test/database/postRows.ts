import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/** Sixty categories and twice as many posts, in every state, language and order, for some roles or none. */
export async function insertPosts(db: Db, now: Date): Promise<void> {
  await sql`
    insert into content_category (name_en, name_es)
    select 'Category ' || i, 'Categoría ' || (i * 7) % 60 from generate_series(0, 59) i`.execute(db);
  await sql`
    insert into post (category_id, language, title_en, title_es, body_en, body_es, words_en, words_es, outdated, from_at,
      until_at, position, saved_at)
    select (select id from content_category order by id offset i % 40 limit 1),
      (array['en', 'es', 'both'])[1 + i % 3],
      case when i % 3 <> 1 then 'Prayer guide ' || i else '' end,
      case when i % 3 <> 0 then 'Guía de oración ' || i else '' end,
      '<p>Read it</p>', '<p>Léala</p>', 'Read it', 'Léala', null,
      case when i % 4 > 0 then ${now}::timestamptz + (i % 11 - 8) * interval '1 day' end,
      case when i % 4 = 2 then ${now}::timestamptz + (i % 11 - 7) * interval '1 day' end,
      (i * 37) % 120, ${now}::timestamptz - (i / 3) * interval '5 days'
    from generate_series(0, 119) i`.execute(db);
  await sql`
    insert into post_role (post_id, role_id)
    select post.id, role.id from post join role on (post.id + role.id) % 4 = 0`.execute(db);
}
