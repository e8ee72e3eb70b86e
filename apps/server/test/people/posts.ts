import { sql } from 'kysely';
import type { Category } from '@portal/contract/content/categories.ts';
import type { Post } from '@portal/contract/content/posts.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';

export const POSTS = '/api/business/post';
export const CATEGORIES = '/api/business/content-category';
export const RESOURCES = '/api/business/resource';

/** All that the form of a post sends, complete in both languages. */
export const postBody = (category: number, more: object = {}) => ({
  title: { en: 'Prayer guide', es: 'Guía de oración' },
  body: { en: '<p>Pray <strong>daily</strong></p>', es: '<p>Ore <strong>cada día</strong></p>' },
  alt: { en: '', es: '' },
  language: 'both',
  category,
  roles: [] as number[],
  state: 'PUBLISHED',
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
  ...more,
});

export const newCategory = async (admin: Caller, en = 'Guides', es = 'Guías'): Promise<Category> =>
  (await admin.send<Category>('POST', CATEGORIES, { name: { en, es } })).data;

export const newPost = async (admin: Caller, category: number, more: object = {}): Promise<Post> =>
  (await admin.send<Post>('POST', POSTS, postBody(category, more))).data;

/** The id of a role that the portal ships. */
export async function roleId({ database }: TestServer, slug: string): Promise<number> {
  const { rows } = await database.read((db) =>
    sql<{ id: number }>`select id from role where slug = ${slug}`.execute(db),
  );
  return rows[0]?.id ?? 0;
}

/** The fields of a refusal, each with its code. */
export const fieldsOf = (answer: { body: any }) =>
  Object.fromEntries(
    Object.entries((answer.body.data?.fields ?? {}) as Record<string, { code: string }>).map(([path, { code }]) => [
      path,
      code,
    ]),
  );
