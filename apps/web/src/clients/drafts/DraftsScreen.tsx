import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconBell, IconFilePencil, IconId, IconListCheck } from '@tabler/icons-react';
import type { Draft } from '@portal/contract/clients/drafts.ts';
import { useActor } from '../../platform/session/actor.ts';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { useAskedOfMany } from '../../platform/bulk/useAskedOfMany.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import type { Selection } from '../../ui/table/selection.ts';
import { clientName } from '../clientName.ts';
import { ClientNameCell } from '../ClientNameCell.tsx';
import { CLIENTS } from '../clients.queries.ts';

const RemindDialog = lateOver(() => import('../RemindDialog.tsx'));
const MissingDialog = lateOver(() => import('./MissingDialog.tsx'));

const LIST = shownList('listDrafts', 'drafts', [
  {
    key: 'name',
    cell: (client) => <ClientNameCell client={client} />,
    sorts: 'up',
    fixed: true,
    width: 13.5,
    title: true,
  },
  {
    key: 'church',
    cell: ({ churchName, country }, t) =>
      [churchName, country && countryName(country)].filter(Boolean).join(', ') || t('none'),
    width: 10.5,
  },
  { key: 'form', cell: ({ formState }, t) => t(`form.${formState}`), width: 8 },
  {
    key: 'missing',
    cell: ({ missing }, t) => t('missing', { count: missing.length, shown: formatNumber(missing.length) }),
    width: 8,
  },
  { key: 'phone', cell: ({ phone }, t) => phone ?? t('none'), width: 8 },
  { key: 'lastActive', cell: ({ lastActiveAt }) => cellOf.instant(lastActiveAt), sorts: 'down', width: 8, zoned: true },
  { key: 'started', cell: ({ startedAt }) => cellOf.instant(startedAt), width: 8, zoned: true, rare: true },
  {
    key: 'reminded',
    cell: ({ remindedAt }, t) => cellOf.instant(remindedAt, t('never')),
    width: 8,
    zoned: true,
    rare: true,
  },
  { key: 'erased', cell: ({ erasedFrom }) => erasedFrom && cellOf.date(erasedFrom), width: 8, rare: true },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
]);

/** Applications that were begun and not submitted; whoever began them is reminded from here. */
export function DraftsScreen() {
  const t = useText('drafts');
  const { permissions } = useActor();
  const list = useList(LIST, CLIENTS);
  const { ask, asked } = useAskedOfMany(list);
  const [looked, setLooked] = useState<Draft>();
  const remind = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconBell size={16} aria-hidden />} onClick={() => ask(selection, done)}>
      {t('remind')}
    </Button>
  );
  const mayOpen = permissions.has('business.client.show') || permissions.has('business.client.manage');
  const menuOf = (draft: Draft) => (
    <RowMenu
      label={t('acts', { name: clientName(draft) })}
      acts={[
        { label: t('seeMissing'), icon: IconListCheck, does: () => setLooked(draft) },
        {
          label: t('remind'),
          icon: IconBell,
          does: () => ask({ all: false, ids: [draft.id] }, () => undefined),
        },
        mayOpen && { label: t('openAccount'), icon: IconId, does: `/users/client-edit/${draft.id}` },
      ]}
    />
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={clientName}
      bulk={remind}
      rowActions={menuOf}
      icon={<IconFilePencil size={28} stroke={1.5} />}
    >
      {asked && <RemindDialog endpoint="remindDrafts" {...asked} />}
      {looked && <MissingDialog draft={looked} onClose={() => setLooked(undefined)} />}
    </ListPage>
  );
}
