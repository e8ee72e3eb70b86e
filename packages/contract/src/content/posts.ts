/** Posts as they are written and published: /cms/post (product/content.md#posts). */
import * as z from 'zod/mini';
import { POST_LANGUAGES, POST_LIMITS, POST_PLACES, POST_STATES } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing, UPLOAD_ERRORS } from '../endpoints.ts';
import { id, idText, instant, language, richHtml, sides, uploadId } from '../fields.ts';
import { historyOfOne } from '../history.ts';
import { declareList, listOf } from '../lists.ts';

const text = z.object({ en: z.string(), es: z.string() });
const named = z.object({ id, name: text });
const span = { from: z.nullable(instant), until: z.nullable(instant) };

const listed = z.object({
  id,
  title: text,
  language: z.enum(POST_LANGUAGES),
  category: named,
  /** For which it is active; for none, nobody reads it. */
  roles: z.array(named),
  state: z.enum(POST_STATES),
  ...span,
  outdated: z.nullable(language),
  /** Languages in which something is missing; it is not shown then. */
  missing: z.array(language),
  /** Its image, small. */
  thumb: z.nullable(z.string()),
  savedAt: instant,
  savedBy: z.nullable(z.string()),
  version: z.int(),
});
export type ListedPost = z.output<typeof listed>;

const post = z.object({
  ...listed.shape,
  body: text,
  alt: text,
  image: z.nullable(z.string()),
  /** Addresses of the pictures in its bodies, by the places that name them there. */
  pictures: z.record(z.string(), z.string()),
  fromDay: z.string(),
  fromTime: z.string(),
  untilDay: z.string(),
  untilTime: z.string(),
});
export type Post = z.output<typeof post>;

export const POST_LIST = declareList({
  search: 'words',
  filters: {
    state: { kind: 'several', of: { kind: 'oneOf', values: POST_STATES } },
    category: { kind: 'several', of: { kind: 'record' } },
    role: { kind: 'record', none: true },
    language: { kind: 'oneOf', values: POST_LANGUAGES },
    saved: { kind: 'date' },
  },
  sorts: ['order', 'saved', 'from'],
  usual: 'order',
});

const short = z.string().check(z.maxLength(20));
const form = {
  title: sides(line(POST_LIMITS.title)),
  body: z.object({ en: richHtml, es: richHtml }),
  alt: sides(line(POST_LIMITS.alt)),
  language: z.enum(POST_LANGUAGES),
  category: id,
  roles: z.array(id).check(z.maxLength(POST_LIMITS.roles)),
  state: z.enum(POST_STATES),
  fromDay: short,
  fromTime: short,
  untilDay: short,
  untilTime: short,
  /** An image that was sent and is to be that of the post. */
  image: z.optional(uploadId),
  /** The image that it has goes. */
  noImage: z._default(z.boolean(), false),
};
const SPAN = ['appointment.time', 'appointment.skipped', 'appointment.past', 'appointment.far', 'field.range'] as const;
const params = z.object({ id: idText });
const manages = anyOf('business.cms.post');
const version = z.int();

export const postEndpoints = endpoints({
  listPosts: {
    ...listOf(POST_LIST, listed),
    path: '/business/post',
    permission: manages,
    does: 'Posts in every state, 25 a page, in the order in which they are read.',
  },
  getPostOptions: {
    method: 'GET',
    path: '/business/post/options',
    permission: manages,
    does: 'What a post is chosen from: categories by name, and active roles.',
    reply: z.object({ categories: z.array(named), roles: z.array(named) }),
  },
  listPostHistory: {
    path: '/business/post/:id/history',
    permission: manages,
    does: 'What was done to a post, by whom and when, the newest first, 50 a page.',
    ...historyOfOne,
  },
  getPost: {
    method: 'GET',
    path: '/business/post/:id',
    permission: manages,
    does: 'One post in both languages, with all that its form holds.',
    params,
    reply: post,
  },
  uploadPostImage: {
    method: 'POST',
    path: '/business/post/image',
    permission: manages,
    does: 'Keeps an image for the post that will name it: JPG or PNG, 200 pixels at least.',
    file: 'file',
    reply: z.object({ upload: uploadId, name: z.string() }),
    errors: UPLOAD_ERRORS,
  },
  createPost: {
    method: 'POST',
    path: '/business/post',
    permission: manages,
    does: 'Makes a post, the first of its category; one that is shown is complete in each of its languages.',
    body: z.object(form),
    reply: post,
    errors: [...SPAN, 'field.upload'],
  },
  updatePost: {
    method: 'PUT',
    path: '/business/post/:id',
    permission: manages,
    does: 'Changes a post; one that is shown stays complete in each of its languages.',
    params,
    /** `confirmed`: the other language was looked at, and still says the same. */
    body: z.object({ ...form, confirmed: z._default(z.boolean(), false), version }),
    reply: post,
    present: post,
    errors: [...SPAN, 'field.upload', 'record.stale'],
  },
  switchPost: {
    method: 'PUT',
    path: '/business/post/:id/state',
    permission: manages,
    does: 'Publishes a post now, ends it, or makes it a draft again.',
    params,
    body: z.object({ state: z.enum(['DRAFT', 'PUBLISHED', 'ENDED']), version }),
    reply: post,
    present: post,
    errors: ['record.stale', 'field.languages'],
  },
  placePost: {
    method: 'POST',
    path: '/business/post/:id/place',
    permission: manages,
    does: 'Puts a post elsewhere among those of its category.',
    params,
    body: z.object({ place: z.enum(POST_PLACES) }),
    reply: post,
  },
  deletePost: {
    method: 'DELETE',
    path: '/business/post/:id',
    permission: manages,
    does: 'Deletes a post with its image and pictures.',
    params,
    body: z.object({ version }),
    reply: nothing,
    present: post,
    errors: ['record.stale'],
  },
});
