import { useMemo } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { useAddress } from '../platform/address/useAddress.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ChangeSummary, OpenChange } from './ChangeCells.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { doneBy, recordOf } from './changeWords.ts';

const LIST = shownList('listChanges', 'history', [
  { key: 'what', cell: (change) => <OpenChange change={change} />, fixed: true, width: 15, title: true },
  { key: 'record', cell: (change, t) => recordOf(change, t), width: 11 },
  { key: 'changed', cell: (change) => <ChangeSummary change={change} />, width: 15 },
  { key: 'by', cell: (change, t) => doneBy(change, t), width: 9 },
  { key: 'at', cell: ({ at }) => cellOf.instant(at), sorts: 'down', width: 8, zoned: true },
  { key: 'noun', cell: ({ noun }, t) => t(`noun.${noun}`), width: 10, rare: true },
  { key: 'ip', cell: ({ ip }) => ip ?? '', width: 9, rare: true },
]);

/** What was changed of users, roles, regions, accounts and settings, for whoever audits; `?change=12` opens one of those listed. */
export function ChangesScreen() {
  const t = useText('history');
  const { address, change } = useAddress();
  const list = useList(LIST, ['changes']);
  const people = list.first?.people;
  const choices = useMemo(
    () => ({
      by: [
        { value: 'none', label: t('by.none') },
        ...(people?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
      ],
    }),
    [t, people],
  );
  const opened = list.pages.rows.find(({ id }) => String(id) === address.get('change'));
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={(row) => recordOf(row, t)}
      icon={<IconHistory size={28} stroke={1.5} />}
    >
      {opened && <ChangeDialog change={opened} onClose={() => change({ change: undefined })} />}
    </ListPage>
  );
}
