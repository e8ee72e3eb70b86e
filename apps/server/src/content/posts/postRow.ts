import { sql, type Selectable } from 'kysely';
import type { ListedPost, Post } from '@portal/contract/content/posts.ts';
import {
  missingLanguages,
  POST_ZONE,
  postStateAt,
  type PostSpan,
  type PostTexts,
} from '@portal/domain/content/post.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { IMAGE, PICTURE, POST_FILES } from './postFiles.ts';
import '../content.tables.ts';

export type PostColumns = Selectable<Tables['post']>;

export interface PostRow extends PostColumns {
  category: BothLanguages;
  roles: { id: number; name: BothLanguages }[];
  files: Attachment[];
  saver: string | null;
}

/** A post with all that is told of it. */
export const POST_COLUMNS = sql`post.*, ${STAFF_NAME} post.saved_by) as saver, ${POST_FILES} as files,
  (select json_build_object('en', name_en, 'es', name_es) from content_category where id = post.category_id) as category,
  ${jsonRows(sql`
    select role.id, json_build_object('en', name, 'es', coalesce(name_es, name)) as name
    from post_role join role on role.id = role_id where post_id = post.id order by role.id`)} as roles`;

export const textsOf = (row: PostColumns): PostTexts => ({
  title: { en: row.title_en, es: row.title_es },
  body: { en: row.body_en, es: row.body_es },
  alt: { en: row.alt_en, es: row.alt_es },
});

export const spanOf = ({ from_at, until_at }: Pick<PostColumns, 'from_at' | 'until_at'>): PostSpan => ({
  from: from_at?.getTime() ?? null,
  until: until_at?.getTime() ?? null,
});

/** The image at the head of a post. */
export const imageOf = (files: readonly Attachment[]): Attachment | undefined =>
  files.find(({ kind }) => kind === IMAGE);

/** Addresses of the pictures in the bodies, by their places. */
export const picturesOf = (context: StaffContext, files: readonly Attachment[]): Record<string, string> =>
  Object.fromEntries(
    files
      .filter(({ kind }) => kind === PICTURE)
      .map((file) => [String(file.place), presentAttachment(context, file).url] as const),
  );

const told = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a row tells, without its image: an address is of a session. */
export function tellRow(row: PostRow, now: Date): ListedPost {
  const texts = textsOf(row);
  return {
    id: row.id,
    title: texts.title,
    language: row.language,
    category: { id: row.category_id, name: row.category },
    roles: row.roles,
    state: postStateAt(spanOf(row), now.getTime()),
    from: told(row.from_at),
    until: told(row.until_at),
    outdated: row.outdated,
    missing: missingLanguages(row.language, texts, imageOf(row.files) !== undefined),
    thumb: null,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saver,
    version: row.version,
  };
}

export function tellListed(context: StaffContext, row: PostRow): ListedPost {
  const image = imageOf(row.files);
  return { ...tellRow(row, context.now), thumb: image ? presentAttachment(context, image).thumb : null };
}

const wall = (at: Date | null) => (at ? wallAt(at.getTime(), POST_ZONE) : { day: '', time: '' });

/** One post for its form. Refusal: not found. */
export async function getPost(context: StaffContext, id: number): Promise<Post> {
  const { rows } = await sql<PostRow>`select ${POST_COLUMNS} from post where post.id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) throw notFound();
  const { body, alt } = textsOf(row);
  const image = imageOf(row.files);
  const [from, until] = [wall(row.from_at), wall(row.until_at)];
  return {
    ...tellListed(context, row),
    body,
    alt,
    image: image ? presentAttachment(context, image).url : null,
    pictures: picturesOf(context, row.files),
    fromDay: from.day,
    fromTime: from.time,
    untilDay: until.day,
    untilTime: until.time,
  };
}

/** Locks a post for an act upon it. Refusals: not found, `record.stale` where `seen` is another version. */
export async function lockPost(context: StaffContext, id: number, seen?: number): Promise<PostColumns> {
  const row = await context.db.selectFrom('post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  await refuseStale({ seen, now: row.version }, () => getPost(context, id));
  return row;
}
