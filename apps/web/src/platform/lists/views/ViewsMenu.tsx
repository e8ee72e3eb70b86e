import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconTrash } from '@tabler/icons-react';
import { useText } from '../../texts/i18n.ts';
import { isSameState, readView, viewQuery } from '../listAddress.ts';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useSavedViews } from './savedViews.queries.ts';
import type { ColumnChoice } from '../useColumnChoice.ts';
import type { ListAddress } from '../useListAddress.ts';

interface Props {
  list: string;
  address: ListAddress;
  choice: ColumnChoice;
  keys: readonly string[];
}

/** The user's saved views of a list: one is applied, the present one kept, or one deleted. */
export function ViewsMenu({ list, address, choice, keys }: Props) {
  const t = useText('tables');
  const [asks, setAsks] = useState<'save' | 'delete'>();
  const { data: views = [] } = useSavedViews(list);
  const present = views.find(({ id }) => id === address.view);
  const isAsSaved = present && isSameState(readView(present.query, address.terms).state, address.state, address.terms);

  const apply = (id: number, query: string) => {
    const { state, shown } = readView(query, address.terms);
    if (shown) choice.showOnly(shown);
    address.showView(id, state);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />}>
            {!present ? t('views') : t(isAsSaved ? 'viewOf' : 'viewChanged', { name: present.name })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>{t('noViews')}</Menu.Label>}
          {views.map(({ id, name, query }) => (
            <Menu.Item
              key={id}
              rightSection={id === present?.id && <IconCheck size={16} aria-hidden />}
              onClick={() => apply(id, query)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus size={16} aria-hidden />} onClick={() => setAsks('save')}>
            {t('saveView')}
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsks('delete')}>
              {t('deleteViews')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asks === 'save' && (
        <SaveViewDialog
          list={list}
          views={views}
          usual={present?.name ?? ''}
          query={viewQuery(address.state, keys.filter(choice.shows), address.terms)}
          onSaved={(id) => address.showView(id)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <SavedViewsDialog
          list={list}
          views={views}
          onForgotten={(id) => id === address.view && address.showView(undefined)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}
