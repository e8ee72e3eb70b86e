import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconAddressBook, IconMailForward } from '@tabler/icons-react';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import { useActor } from '../platform/session/actor.ts';
import { countryName } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { lateOver } from '../platform/late/late.tsx';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import { AccountStatus } from '../ui/states/AccountStatus.tsx';
import { clientName } from './clientName.ts';
import { ClientMenu } from './ClientMenu.tsx';
import { ClientNameCell } from './ClientNameCell.tsx';
import { CLIENTS } from './clients.queries.ts';
import { StageName } from './StageName.tsx';

const ActivationDialog = lateOver(() => import('./ActivationDialog.tsx'));

const HistoryDialog = lateOver(async () => ({
  default: (await import('../platform/history/HistoryDialog.tsx')).HistoryDialog,
}));

const NOTHING = '–';

const LIST = shownList('listClients', 'clients', [
  {
    key: 'name',
    cell: (client) => <ClientNameCell client={client} />,
    sorts: 'up',
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'kind', cell: ({ kind }, t) => t(`kind.${kind}`), width: 8, rare: true },
  {
    key: 'stage',
    cell: ({ application }, t) => (application ? <StageName stage={application.stage} /> : t('stage.NONE')),
    width: 9.5,
  },
  { key: 'caseNumber', cell: ({ application }) => application?.caseNumber ?? NOTHING, width: 8, rare: true },
  {
    key: 'church',
    cell: ({ application }) =>
      [application?.churchName, application?.country && countryName(application.country)].filter(Boolean).join(', ') ||
      NOTHING,
    width: 9,
  },
  { key: 'ephesian', cell: ({ application }) => application?.ephesian?.name ?? NOTHING, width: 8.5 },
  {
    key: 'status',
    cell: ({ status }, t) => <AccountStatus status={status} label={t(`status.${status}`)} />,
    width: 8.5,
  },
  { key: 'lastActive', cell: ({ lastActiveAt }) => cellOf.instant(lastActiveAt), sorts: 'down', width: 8, zoned: true },
  {
    key: 'lastSignIn',
    cell: ({ lastSignInAt }, t) => cellOf.instant(lastSignInAt, t('never')),
    width: 10,
    zoned: true,
    rare: true,
  },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
  { key: 'created', cell: ({ createdAt }) => cellOf.date(createdAt), sorts: 'down', width: 8, rare: true },
]);

/** Leaders and applicants: who they are, how far their application is, how their account stands. */
export function ClientsScreen() {
  const t = useText('clients');
  const stages = useText('stages');
  const mayManage = useActor().permissions.has('business.client.manage');
  const choices = useMemo(
    () => ({
      stage: [
        { value: 'NONE', label: t('stage.NONE') },
        ...(['UNFINISHED', ...BOARD_STAGES] as const).map((stage) => ({ value: stage, label: stages(stage) })),
      ],
    }),
    [t, stages],
  );
  const list = useList(LIST, CLIENTS);
  const [resends, setResends] = useState(false);
  const [past, setPast] = useState<ClientAccount>();
  const menuOf = (client: ClientAccount) => <ClientMenu client={client} onHistory={setPast} />;
  const resend = mayManage && (
    <Button variant="default" leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => setResends(true)}>
      {t('resend')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={clientName}
      rowActions={menuOf}
      icon={<IconAddressBook size={28} stroke={1.5} />}
      actions={resend}
    >
      {past && (
        <HistoryDialog
          of={{ noun: 'clients', id: past.id, name: clientName(past) }}
          onClose={() => setPast(undefined)}
        />
      )}
      {resends && <ActivationDialog onClose={() => setResends(false)} />}
    </ListPage>
  );
}
