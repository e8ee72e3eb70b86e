import { useMemo } from 'react';
import { IconUserPlus } from '@tabler/icons-react';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import { useText } from '../platform/texts/i18n.ts';
import { clientName } from './clientName.ts';
import { ClientNameCell } from './ClientNameCell.tsx';
import { CLIENTS } from './clients.queries.ts';
import { StageName } from './StageName.tsx';

const NOTHING = '–';

const LIST = shownList('listCreatedAccounts', 'createdAccounts', [
  {
    key: 'name',
    cell: (account) => <ClientNameCell client={account} />,
    sorts: 'up',
    fixed: true,
    width: 16,
    title: true,
  },
  { key: 'created', cell: ({ createdAt }) => cellOf.instant(createdAt), sorts: 'down', width: 10, zoned: true },
  {
    key: 'confirmed',
    cell: ({ confirmedAt }, t) => cellOf.instant(confirmedAt, t('notYet')),
    width: 10,
    zoned: true,
  },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 8 },
  { key: 'stage', cell: ({ stage }) => (stage ? <StageName stage={stage} /> : NOTHING), width: 10 },
]);

/** Who created an account in the customer portal, when, and how far they are. */
export function CreatedAccountsScreen() {
  const t = useText('createdAccounts');
  const clients = useText('clients');
  const stages = useText('stages');
  const choices = useMemo(
    () => ({
      stage: [
        { value: 'NONE', label: clients('stage.NONE') },
        ...(['UNFINISHED', ...BOARD_STAGES] as const).map((stage) => ({ value: stage, label: stages(stage) })),
      ],
    }),
    [clients, stages],
  );
  const list = useList(LIST, CLIENTS);
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={clientName}
      icon={<IconUserPlus size={28} stroke={1.5} />}
    />
  );
}
