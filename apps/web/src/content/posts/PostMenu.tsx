import {
  IconArchive,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconEye,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ListedPost } from '@portal/contract/content/posts.ts';
import { POST_PLACES, type PostPlace, type PostState } from '@portal/domain/content/post.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { RowMenu, type RowAct } from '../../platform/lists/RowMenu.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { POSTS } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';

type Target = Exclude<PostState, 'SCHEDULED'>;
const DONE = { DRAFT: 'drafted', PUBLISHED: 'published', ENDED: 'ended' } as const;
const PLACE_ICONS = {
  first: IconArrowBarToUp,
  up: IconArrowUp,
  down: IconArrowDown,
  last: IconArrowBarToDown,
} as const satisfies Record<PostPlace, unknown>;

interface Props {
  post: ListedPost;
  history: RowAct;
  onDelete: (post: ListedPost) => void;
}

/** What may be done about a post, in its row. */
export function PostMenu({ post, history, onDelete }: Props) {
  const t = useText('postList');
  const { id, state, version, roles } = post;
  const name = titleOf(post.title);
  const { press } = useQuickAct({
    act: (upon: { id: number; to: Target; version: number }) =>
      call('switchPost', { params: { id: upon.id }, body: { state: upon.to, version: upon.version } }),
    done: ({ to }) => t(DONE[to], { name }),
    failed: () => t('notSwitched'),
    renews: POSTS,
  });
  const { press: place } = useQuickAct({
    act: (upon: { id: number; place: PostPlace }) =>
      call('placePost', { params: { id: upon.id }, body: { place: upon.place } }),
    done: () => t('placed', { name }),
    failed: () => t('notPlaced'),
    renews: POSTS,
  });
  const to = (next: Target) => () => press({ id, to: next, version });
  const read = `/cms/resources/${id}${roles[0] ? `?as=${roles[0].id}` : ''}`;
  return (
    <RowMenu
      label={t('actionsOf', { name })}
      acts={[
        { label: t('edit'), icon: IconPencil, does: `/cms/post/create/${id}` },
        roles.length > 0 && { label: t('read'), icon: IconEye, does: read },
        state !== 'PUBLISHED' && {
          label: t('publish'),
          icon: IconCircleCheck,
          does: to('PUBLISHED'),
          ...(post.missing.length > 0 && { why: t('whyIncomplete') }),
        },
        state === 'PUBLISHED' && { label: t('end'), icon: IconArchive, does: to('ENDED') },
        state !== 'DRAFT' && { label: t('draft'), icon: IconPencil, does: to('DRAFT') },
        ...POST_PLACES.map((where) => ({
          label: t(where),
          icon: PLACE_ICONS[where],
          does: () => place({ id, place: where }),
        })),
        history,
        { label: t('delete'), icon: IconTrash, does: () => onDelete(post), danger: true },
      ]}
    />
  );
}
