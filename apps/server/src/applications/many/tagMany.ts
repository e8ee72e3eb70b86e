import { MANY_ACTS } from '@portal/contract/applications/found/many.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { foreseeTag } from '@portal/domain/access/foresee.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { setTag } from '../tags/setTag.ts';
import { manyAct } from './manyAct.ts';

/** Puts a tag on many applications, or takes it off them. */
export const tagMany = manyAct('tag', {
  permission: anyOf('business.request.tag'),
  params: MANY_ACTS.tag,
  async whyNot({ db }, { tag }) {
    const found = await db.selectFrom('tag').select('removed_at').where('id', '=', tag).executeTakeFirst();
    if (!found || found.removed_at) throw refusalAt('act.tag', 'tag.gone');
  },
  foresee: (actor, { facts, tags }, { tag, on }) => foreseeTag(actor, facts, { on, wears: tags.includes(tag) }),
  async row(context, { tag, on }, id) {
    await setTag(context as StaffContext, { params: { id }, body: { tag, on } });
  },
});
