import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconBell, IconHourglass } from '@tabler/icons-react';
import { formatDate, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { lateOver } from '../platform/late/late.tsx';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import { countSelected, type Selection } from '../ui/table/selection.ts';
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
    width: '30%',
    title: true,
  },
  { key: 'waits', cell: ({ waits }, t) => t(`waits.${waits}`) },
  { key: 'progress', cell: ({ formState }, t) => t(`form.${formState ?? 'NONE'}`) },
  {
    key: 'lastActive',
    cell: ({ daysQuiet: count }, t) => t('daysAgo', { count, shown: formatNumber(count) }),
    sorts: 'down',
  },
  { key: 'reminded', cell: ({ remindedAt }, t) => (remindedAt === null ? t('never') : formatDate(remindedAt)) },
  { key: 'language', cell: ({ language }) => cellOf.language(language), rare: true },
  { key: 'created', cell: ({ createdAt }) => cellOf.date(createdAt), sorts: 'down', rare: true },
]);

/** Who registered and has not submitted an application; they are reminded from here. */
export function UnfinishedScreen() {
  const t = useText('unfinished');
  const list = useList(LIST, CLIENTS);
  const { address, pages } = list;
  const [asked, setAsked] = useState<{ selection: Selection; done: () => void }>();
  const remind = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconBell size={16} aria-hidden />} onClick={() => setAsked({ selection, done })}>
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
      {asked && (
        <RemindDialog
          selection={asked.selection}
          count={countSelected(asked.selection, pages.total ?? 0)}
          fitting={{ search: address.search, ...address.filters }}
          onStarted={asked.done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ListPage>
  );
}
