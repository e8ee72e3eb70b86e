import type { tagEndpoints } from '@portal/contract/applications/tags.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { cardAct, type Unseen } from '../acts/cardAct.ts';
import { insertTag } from './tag.ts';

type Endpoints = typeof tagEndpoints;

/**
 * Puts a tag on a card or takes it off. What is so already stays so, and nothing is told of it: of two who do the same at
 * once both have what they wanted. Refusal: `tag.gone` at the tag, where it was deleted or merged meanwhile.
 */
export const setTag = cardAct({
  act: 'tag',
  async write({ context, row }, { body }: Unseen<InputOf<Endpoints['setTag']>>) {
    const tag = await holdTag(context, body.tag);
    if (!body.on) {
      // The card shows no tag that is gone, so that it comes off by itself.
      return tag && (await takeOff(context, row.id, tag.id))
        ? { history: { kind: 'tag.removed', detail: { tag: tag.id, name: tag.name } } }
        : undefined;
    }
    if (!tag) throw refusalAt('tag', 'tag.gone');
    return (await putOn(context, row.id, tag.id))
      ? { history: { kind: 'tag.added', detail: { tag: tag.id, name: tag.name } } }
      : undefined;
  },
});

/** Makes a tag and puts it on the card. Refusal: `field.taken` at the name. */
export const createTagOn = cardAct({
  act: 'tag',
  async write({ context, row }, { body }: InputOf<Endpoints['createTagOn']>) {
    const tag = await insertTag(context, body);
    await putOn(context, row.id, tag);
    return { history: { kind: 'tag.added', detail: { tag, name: body.name } } };
  },
});

/** The tag, kept from being deleted or merged until the transaction ends. */
const holdTag = ({ db }: StaffContext, id: number) =>
  db
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();

async function putOn({ db }: StaffContext, applicationId: number, tagId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('application_tag')
    .values({ application_id: applicationId, tag_id: tagId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function takeOff({ db }: StaffContext, applicationId: number, tagId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('application_tag')
    .where('application_id', '=', applicationId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
