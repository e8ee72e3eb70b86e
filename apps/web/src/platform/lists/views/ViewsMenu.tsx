import { useState, type ReactNode } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconShare, IconTrash } from '@tabler/icons-react';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import type { AddressWay } from '../../address/useAddress.ts';
import { lateOver } from '../../late/late.tsx';
import { useActor } from '../../session/actor.ts';
import { useText } from '../../texts/i18n.ts';
import { isSameState, readView, viewQuery } from '../listAddress.ts';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useOpeningView } from './useOpeningView.ts';
import { useSavedViews } from './savedViews.queries.ts';
import type { ColumnChoice } from '../useColumnChoice.ts';
import type { ListAddress } from '../useListAddress.ts';
import classes from './ViewsMenu.module.css';

const ShareViewDialog = lateOver(() => import('./ShareViewDialog.tsx'));

interface Props {
  list: string;
  address: ListAddress;
  choice: ColumnChoice;
  keys: readonly string[];
  /** Of the button, where no view is applied. */
  label: string;
  /** What else the menu offers. */
  children?: ReactNode;
}

/** The views of a list, one's own and those that others share: one is applied, the present one kept or shared, or one deleted. */
export function ViewsMenu({ list, address, choice, keys, label, children }: Props) {
  const t = useText('tables');
  const [asks, setAsks] = useState<'save' | 'delete' | 'share'>();
  const { permissions } = useActor();
  const { data } = useSavedViews(list);
  const views = data ?? [];
  const own = views.filter(({ by }) => by === null);
  const present = views.find(({ id }) => id === address.view);
  const isAsSaved = present && isSameState(readView(present.query, address.terms).state, address.state, address.terms);

  const apply = ({ id, query }: SavedView, way?: AddressWay) => {
    const { state, shown } = readView(query, address.terms);
    if (shown) choice.showOnly(shown);
    address.showView(id, state, way);
  };
  useOpeningView(data, (view) => apply(view, { replace: true }));
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark className={classes.mark ?? ''} size={16} aria-hidden />}>
            {!present ? label : t(isAsSaved ? 'viewOf' : 'viewChanged', { name: present.name })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>
          {views.length === 0 && <Menu.Label>{t('noViews')}</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              rightSection={view.id === present?.id && <IconCheck size={16} aria-hidden />}
              onClick={() => apply(view)}
            >
              {view.name}
              {view.shared && (
                <div className={classes.by}>
                  {view.by === null ? t('viewIsShared') : t('viewBy', { name: view.by })}
                </div>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus size={16} aria-hidden />} onClick={() => setAsks('save')}>
            {t('saveView')}
          </Menu.Item>
          {present?.by === null && permissions.has('business.view.share') && (
            <Menu.Item leftSection={<IconShare size={16} aria-hidden />} onClick={() => setAsks('share')}>
              {t('shareView', { name: present.name })}
            </Menu.Item>
          )}
          {own.length > 0 && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsks('delete')}>
              {t('deleteViews')}
            </Menu.Item>
          )}
          {children}
        </Menu.Dropdown>
      </Menu>
      {asks === 'save' && (
        <SaveViewDialog
          list={list}
          views={own}
          usual={present?.name ?? ''}
          query={viewQuery(address.state, keys.filter(choice.shows), address.terms)}
          onSaved={(id) => address.showView(id)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <SavedViewsDialog
          list={list}
          views={own}
          onForgotten={(id) => id === address.view && address.showView(undefined)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'share' && present && <ShareViewDialog list={list} view={present} onClose={() => setAsks(undefined)} />}
    </>
  );
}
