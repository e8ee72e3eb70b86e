/** Posts as they are read: /cms/resources (product/content.md#resources). */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, language } from '../fields.ts';
import { LONGEST_SEARCH } from '../lists.ts';

const category = z.object({ id, name: z.string() });

const resource = z.object({
  id,
  title: z.string(),
  /** In which language it is told; not the reader's where it has no other. */
  language,
  category,
  /** How it begins. */
  excerpt: z.string(),
  thumb: z.nullable(z.string()),
  /** Since when it is shown; null: it is a draft that an editor looks at. */
  from: z.nullable(instant),
});
export type Resource = z.output<typeof resource>;

const read = z.object({
  ...resource.shape,
  body: z.string(),
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  pictures: z.record(z.string(), z.string()),
  /** Why those of the role looked through do not read it; null: they do. */
  hidden: z.nullable(z.enum(['DRAFT', 'SCHEDULED', 'ENDED', 'ROLE'])),
});
export type ReadResource = z.output<typeof read>;

/** As a role: for those who write posts, to see what its holders see. */
const as = z.optional(idText);

export const resourceEndpoints = endpoints({
  listResources: {
    method: 'GET',
    path: '/business/resource',
    permission: 'staff',
    does: "What is published for the active role, in the reader's language or else the other; 200 at most, and how many there are in each category.",
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(LONGEST_SEARCH))),
      category: z.optional(idText),
      as,
    }),
    reply: z.object({
      categories: z.array(z.object({ ...category.shape, posts: z.int() })),
      total: z.int(),
      posts: z.array(resource),
    }),
  },
  getResource: {
    method: 'GET',
    path: '/business/resource/:id',
    permission: 'staff',
    does: 'A post that is published for the active role; whoever writes posts looks at any, as a role would.',
    params: z.object({ id: idText }),
    query: z.object({ as }),
    reply: read,
  },
});
