/** Tags: on a card, and the list of them that is kept (product/applications.md#tags-notes-references). */
import * as z from 'zod/mini';
import { TAG_COLOURS, TAG_USES } from '@portal/domain/applications/tags.ts';
import { tagName } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { choiceSaying, id, idText, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';
import { seesApplications } from './board.ts';
import { cardForReader, label } from './card.ts';

const tag = z.object({
  ...label.shape,
  version: z.int(),
  /** How many applications wear it. */
  uses: z.int(),
});
export type Tag = z.output<typeof tag>;

export const TAG_LIST = declareList({
  search: 'words',
  filters: { use: { kind: 'oneOf', values: TAG_USES } },
  sorts: ['name', 'uses'],
  usual: 'name',
});

const params = z.object({ id: idText });
const version = z.int();
const form = {
  name: ruled(tagName),
  colour: choiceSaying(TAG_COLOURS, { none: 'field.color', other: 'field.color' }),
};

export const tagEndpoints = endpoints({
  listTagOptions: {
    method: 'GET',
    path: '/business/tag/options',
    permission: seesApplications,
    does: 'All tags by name, to put on a card or to narrow the board by.',
    reply: z.array(label),
  },
  setTag: {
    method: 'PUT',
    path: '/business/request/:id/tags',
    permission: anyOf('business.request.tag'),
    does: 'Puts a tag on a card or takes it off; what is so already stays so. The card’s version does not rise.',
    params,
    body: z.object({ tag: id, on: z.boolean() }),
    reply: cardForReader,
    errors: ['tag.gone'],
  },
  createTagOn: {
    method: 'POST',
    path: '/business/request/:id/tags',
    permission: anyOf('business.request.tag'),
    does: 'Makes a tag and puts it on a card, in one act.',
    params,
    body: z.object(form),
    reply: cardForReader,
    errors: ['field.color', 'field.taken'],
  },
  listTags: {
    ...listOf(TAG_LIST, tag),
    path: '/business/tag',
    permission: anyOf('business.tag.manage'),
    does: 'Tags with how many applications wear them.',
  },
  createTag: {
    method: 'POST',
    path: '/business/tag',
    permission: anyOf('business.tag.manage'),
    does: 'Makes a tag.',
    body: z.object(form),
    reply: tag,
    errors: ['field.color', 'field.taken'],
  },
  updateTag: {
    method: 'PUT',
    path: '/business/tag/:id',
    permission: anyOf('business.tag.manage'),
    does: 'Renames or recolours a tag, on every card that wears it.',
    params,
    body: z.object({ ...form, version }),
    reply: tag,
    present: tag,
    errors: ['field.color', 'field.taken', 'record.stale'],
  },
  mergeTag: {
    method: 'POST',
    path: '/business/tag/:id/merges',
    permission: anyOf('business.tag.manage'),
    does: 'Gives another tag to all cards that wear this one, and deletes this one. Answers the other.',
    params,
    body: z.object({ into: id, version }),
    reply: tag,
    present: tag,
    errors: ['tag.gone', 'record.stale'],
  },
  deleteTag: {
    method: 'DELETE',
    path: '/business/tag/:id',
    permission: anyOf('business.tag.manage'),
    does: 'Deletes a tag and takes it off every card.',
    params,
    body: z.object({ version }),
    reply: nothing,
    present: tag,
    errors: ['record.stale'],
  },
});
