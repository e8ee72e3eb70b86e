import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFiles, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ListedPost } from '@portal/contract/content/posts.ts';
import { useHistory } from '../../platform/history/useHistory.tsx';
import { shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { Ago } from '../../platform/texts/Ago.tsx';
import { formatList, formatMoment } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { POSTS, usePostOptions } from '../content.queries.ts';
import { choicesOf, titleOf } from '../titleOf.ts';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { PostMarks } from './PostMarks.tsx';
import { PostMenu } from './PostMenu.tsx';

const LIST = shownList('listPosts', 'postList', [
  {
    key: 'post',
    cell: ({ id, title }) => <PersonCell name={titleOf(title)} to={`/cms/post/create/${id}`} />,
    fixed: true,
    width: 14,
    title: true,
  },
  { key: 'state', cell: (post) => <PostMarks post={post} />, width: 8.5, tall: true },
  { key: 'category', cell: ({ category }) => titleOf(category.name), width: 9 },
  {
    key: 'role',
    cell: ({ roles }, t) => (roles.length === 0 ? t('role.none') : formatList(roles.map(({ name }) => titleOf(name)))),
    width: 9.5,
  },
  { key: 'language', cell: ({ language }, t) => t(`language.${language}`), width: 7 },
  {
    key: 'from',
    cell: ({ from }) => from !== null && formatMoment(from),
    sorts: 'down',
    width: 9.5,
    zoned: true,
  },
  { key: 'saved', cell: ({ savedAt }) => <Ago instant={savedAt} />, sorts: 'down', width: 9 },
  { key: 'until', cell: ({ until }) => until !== null && formatMoment(until), width: 12, rare: true, zoned: true },
  { key: 'savedBy', cell: ({ savedBy }) => savedBy ?? '', width: 10, rare: true },
]);

/** All posts in the order in which they are read. */
export function PostsScreen() {
  const t = useText('postList');
  const list = useList(LIST, POSTS);
  const [leaving, setLeaving] = useState<ListedPost>();
  const options = usePostOptions().data;
  const choices = useMemo(
    () => ({ category: choicesOf(options?.categories), role: choicesOf(options?.roles) }),
    [options],
  );
  const create = (
    <Button component={Link} to="/cms/post/create" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const history = useHistory('posts');
  const menuOf = (post: ListedPost) => (
    <PostMenu post={post} history={history.actOf({ id: post.id, name: titleOf(post.title) })} onDelete={setLeaving} />
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={({ title }) => titleOf(title)}
      rowActions={menuOf}
      icon={<IconFiles size={28} stroke={1.5} />}
      actions={create}
      emptyAction={create}
    >
      {history.dialog}
      {leaving && <DeletePostDialog post={leaving} onClose={() => setLeaving(undefined)} />}
    </ListPage>
  );
}
