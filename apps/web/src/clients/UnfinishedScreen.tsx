import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconBell, IconHourglass } from '@tabler/icons-react';
import type { UnfinishedAccount } from '@portal/contract/customers.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { lateOver } from '../platform/late.tsx';
import { List } from '../platform/lists/List.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { Screen } from '../ui/Screen.tsx';
import { countSelected, type Selection } from '../ui/table/selection.ts';
import { clientName } from './clientName.ts';
import { CLIENT_SORTS, useUnfinished } from './clients.queries.ts';
import { UNFINISHED_FILTERS, useUnfinishedFilters } from './useUnfinishedFilters.ts';
import { useUnfinishedColumns } from './useUnfinishedColumns.tsx';

const RemindDialog = lateOver(() => import('./RemindDialog.tsx'));

const TERMS = { filters: UNFINISHED_FILTERS, sorts: CLIENT_SORTS, usual: '-lastActive' };

/** Who registered and has not submitted an application; they are reminded from here. */
export function UnfinishedScreen() {
  const t = useText('clients');
  const common = useText('common');
  const address = useListAddress(TERMS);
  const pages = useUnfinished(address);
  const columns = useUnfinishedColumns();
  const filters = useUnfinishedFilters();
  const [asked, setAsked] = useState<{ selection: Selection; done: () => void }>();
  const remind = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconBell size={16} aria-hidden />} onClick={() => setAsked({ selection, done })}>
      {t('remind')}
    </Button>
  );
  return (
    <Screen title={t('unfinishedTitle')} product={common('productName')} lead={t('unfinishedLead')}>
      <List<UnfinishedAccount>
        name="unfinished"
        label={t('unfinishedTitle')}
        searchLabel={t('unfinishedSearch')}
        countText={(count) => t('count', { count, shown: formatNumber(count) })}
        columns={columns}
        hidden={['language', 'created']}
        filters={filters}
        address={address}
        pages={pages}
        nameOf={clientName}
        bulk={remind}
        empty={{ icon: <IconHourglass size={28} stroke={1.5} />, text: t('unfinishedEmptyText') }}
      />
      {asked && (
        <RemindDialog
          selection={asked.selection}
          count={countSelected(asked.selection, pages.total ?? 0)}
          fitting={{ search: address.search, ...address.filters }}
          onStarted={asked.done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Screen>
  );
}
