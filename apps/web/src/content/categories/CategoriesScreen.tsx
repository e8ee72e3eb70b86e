import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCategory, IconFiles, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Category } from '@portal/contract/content/categories.ts';
import { useHistory } from '../../platform/history/useHistory.tsx';
import { shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CATEGORIES } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';

const LIST = shownList('listCategories', 'categories', [
  {
    key: 'english',
    cell: ({ id, name }) => <PersonCell name={name.en} to={`/cms/categories/create/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 14,
    title: true,
  },
  { key: 'spanish', cell: ({ name }) => name.es, sorts: 'up', width: 14 },
  { key: 'posts', cell: ({ posts }) => formatNumber(posts), width: 7 },
]);

/** All categories of posts. */
export function CategoriesScreen() {
  const t = useText('categories');
  const list = useList(LIST, CATEGORIES);
  const seesPosts = useActor().permissions.has('business.cms.post');
  const [leaving, setLeaving] = useState<Category>();
  const create = (
    <Button component={Link} to="/cms/categories/create" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const history = useHistory('categories');
  const menuOf = (category: Category) => (
    <RowMenu
      label={t('actionsOf', { name: titleOf(category.name) })}
      acts={[
        { label: t('edit'), icon: IconPencil, does: `/cms/categories/create/${category.id}` },
        seesPosts &&
          category.posts > 0 && {
            label: t('showPosts'),
            icon: IconFiles,
            does: `/cms/post/list?category=${category.id}`,
          },
        history.actOf({ id: category.id, name: titleOf(category.name) }),
        {
          label: t('delete'),
          icon: IconTrash,
          does: () => setLeaving(category),
          ...(category.posts > 0 && { why: t('whyKept') }),
          danger: true,
        },
      ]}
    />
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name }) => titleOf(name)}
      rowActions={menuOf}
      icon={<IconCategory size={28} stroke={1.5} />}
      actions={create}
      emptyAction={create}
    >
      {history.dialog}
      {leaving && <DeleteCategoryDialog category={leaving} onClose={() => setLeaving(undefined)} />}
    </ListPage>
  );
}
