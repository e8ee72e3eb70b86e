import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconAddressBook, IconMailForward } from '@tabler/icons-react';
import type { ClientAccount } from '@portal/contract/customers.ts';
import { useActor } from '../platform/actor.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { lateOver } from '../platform/late.tsx';
import { List } from '../platform/lists/List.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { Screen } from '../ui/Screen.tsx';
import { clientName } from './clientName.ts';
import { ClientMenu } from './ClientMenu.tsx';
import { CLIENT_SORTS, useClients } from './clients.queries.ts';
import { RARE_COLUMNS, useClientColumns } from './useClientColumns.tsx';
import { CLIENT_FILTERS, useClientFilters } from './useClientFilters.ts';

const ActivationDialog = lateOver(() => import('./ActivationDialog.tsx'));

const TERMS = { filters: CLIENT_FILTERS, sorts: CLIENT_SORTS, usual: '-lastActive' };

const menuOf = (client: ClientAccount) => <ClientMenu client={client} />;

/** Leaders and applicants: who they are, how far their application is, how their account stands. */
export function ClientsScreen() {
  const t = useText('clients');
  const common = useText('common');
  const mayManage = useActor().permissions.has('business.client.manage');
  const address = useListAddress(TERMS);
  const pages = useClients(address);
  const columns = useClientColumns();
  const filters = useClientFilters();
  const [resends, setResends] = useState(false);
  const resend = mayManage && (
    <Button variant="default" leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => setResends(true)}>
      {t('resend')}
    </Button>
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')} actions={resend}>
      <List<ClientAccount>
        name="clients"
        label={t('title')}
        searchLabel={t('search')}
        countText={(count) => t('count', { count, shown: formatNumber(count) })}
        columns={columns}
        hidden={RARE_COLUMNS}
        filters={filters}
        address={address}
        pages={pages}
        nameOf={clientName}
        {...(mayManage && { rowActions: menuOf })}
        empty={{ icon: <IconAddressBook size={28} stroke={1.5} />, text: t('emptyText') }}
      />
      {resends && <ActivationDialog onClose={() => setResends(false)} />}
    </Screen>
  );
}
