import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconTag } from '@tabler/icons-react';
import type { Tag } from '@portal/contract/applications/tags.ts';
import { shownList } from '../../../platform/lists/listColumn.ts';
import { ListPart } from '../../../platform/lists/ListPart.tsx';
import { useList } from '../../../platform/lists/useList.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { TagChip } from '../TagChip.tsx';
import { TAGS } from '../tags.queries.ts';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';
import { MergeTagDialog } from './MergeTagDialog.tsx';
import { TagFormDialog } from './TagFormDialog.tsx';
import { TagMenu, type AskedTag } from './TagMenu.tsx';
import classes from './TagsSection.module.css';

const LIST = shownList('listTags', 'tagList', [
  { key: 'name', cell: (tag) => <TagChip tag={tag} />, sorts: 'up', fixed: true, width: 16, title: true },
  { key: 'uses', cell: ({ uses }) => formatNumber(uses), sorts: 'down', width: 8 },
]);

/** All tags with how many applications wear them: made, renamed, recoloured, merged and deleted here. */
export function TagsSection() {
  const t = useText('tagList');
  const list = useList(LIST, TAGS);
  const [asked, setAsked] = useState<AskedTag>();
  const menuOf = (tag: Tag) => <TagMenu tag={tag} onAsk={setAsked} />;
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAsked({ about: 'edit' })}>
      {t('create')}
    </Button>
  );
  const close = () => setAsked(undefined);
  return (
    <div className={classes.section}>
      <div className={classes.acts}>{create}</div>
      <ListPart
        of={LIST}
        list={list}
        nameOf={({ name }) => name}
        rowActions={menuOf}
        icon={<IconTag size={28} stroke={1.5} />}
      />
      {asked?.about === 'edit' && <TagFormDialog tag={asked.tag} onClose={close} />}
      {asked?.about === 'merge' && <MergeTagDialog tag={asked.tag} onClose={close} />}
      {asked?.about === 'delete' && <DeleteTagDialog tag={asked.tag} onClose={close} />}
    </div>
  );
}
