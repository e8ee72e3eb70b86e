import { Button } from '@mantine/core';
import { IconBell, IconHourglass } from '@tabler/icons-react';
import { useText } from '../platform/texts/i18n.ts';
import { lateOver } from '../platform/late/late.tsx';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { useAskedOfMany } from '../platform/bulk/useAskedOfMany.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import type { Selection } from '../ui/table/selection.ts';
import { clientName } from './clientName.ts';
import { ClientNameCell } from './ClientNameCell.tsx';
import { CLIENTS } from './clients.queries.ts';

const RemindDialog = lateOver(() => import('./RemindDialog.tsx'));

const LIST = shownList('listUnfinished', 'unfinished', [
  {
    key: 'name',
    cell: (client) => <ClientNameCell client={client} />,
    sorts: 'up',
    fixed: true,
    width: 16,
    title: true,
  },
  { key: 'waits', cell: ({ waits }, t) => t(`waits.${waits}`), width: 12 },
  { key: 'progress', cell: ({ formState }, t) => t(`form.${formState ?? 'NONE'}`), width: 10 },
  {
    key: 'lastActive',
    cell: ({ lastActiveAt }) => cellOf.instant(lastActiveAt),
    sorts: 'down',
    width: 9,
    zoned: true,
  },
  { key: 'reminded', cell: ({ remindedAt }, t) => cellOf.instant(remindedAt, t('never')), width: 9, zoned: true },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
  { key: 'created', cell: ({ createdAt }) => cellOf.date(createdAt), sorts: 'down', width: 8, rare: true },
]);

/** Who registered and has not submitted an application; they are reminded from here. */
export function UnfinishedScreen() {
  const t = useText('unfinished');
  const list = useList(LIST, CLIENTS);
  const { ask, asked } = useAskedOfMany(list);
  const remind = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconBell size={16} aria-hidden />} onClick={() => ask(selection, done)}>
      {t('remind')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={clientName}
      bulk={remind}
      icon={<IconHourglass size={28} stroke={1.5} />}
    >
      {asked && <RemindDialog endpoint="remindClients" {...asked} />}
    </ListPage>
  );
}
