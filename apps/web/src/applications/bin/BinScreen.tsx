import { useMemo, useState } from 'react';
import { Badge, Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { Binned } from '@portal/contract/applications/bin.ts';
import { BIN_DAYS } from '@portal/domain/applications/bin/removal.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { useAskedOfMany } from '../../platform/bulk/useAskedOfMany.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { textNow, useText } from '../../platform/texts/i18n.ts';
import type { Selection } from '../../ui/table/selection.ts';
import { BIN } from './bin.queries.ts';
import { BinMenu } from './BinMenu.tsx';
import { EraseForm } from './EraseForm.tsx';
import { subjectName } from './useUpon.ts';

const RestoreManyDialog = lateOver(() => import('./RestoreManyDialog.tsx'));

const LIST = shownList('listBin', 'bin', [
  {
    key: 'application',
    cell: ({ id, caseNumber, name }, t) => (
      <PersonCell name={caseNumber ?? t('noCase')} email={name} to={`/requests/dashboard?card=${id}&as=page`} />
    ),
    fixed: true,
    width: 12,
    title: true,
  },
  {
    key: 'left',
    cell: ({ daysLeft, leaving }, t) => {
      const text = t('days', { count: daysLeft, shown: formatNumber(daysLeft) });
      return leaving ? (
        <>
          {text}{' '}
          <Badge color="red" variant="light">
            {t('leaving')}
          </Badge>
        </>
      ) : (
        text
      );
    },
    width: 8,
    tall: true,
    title: true,
  },
  { key: 'reason', cell: ({ reason }) => reason, width: 11, tall: true },
  { key: 'by', cell: ({ by }) => by, width: 9 },
  { key: 'deleted', cell: ({ at }) => cellOf.instant(at), sorts: 'down', width: 8, zoned: true },
  { key: 'status', cell: ({ status }) => textNow('stages', status), width: 8 },
  { key: 'church', cell: ({ churchName }) => churchName ?? '', width: 11, tall: true, rare: true },
  { key: 'country', cell: ({ country }) => cellOf.country(country), width: 8, rare: true },
]);

/** Deleted applications: who, when, why and for how long; each is read, restored or erased from here. */
export function BinScreen() {
  const t = useText('bin');
  useText('stages');
  const list = useList(LIST, BIN);
  const { first } = list;
  const [erasing, setErasing] = useState<Binned>();
  const { ask, asked } = useAskedOfMany(list);
  const deleters = first?.deleters;
  const choices = useMemo(
    () => ({ by: (deleters ?? []).map(({ id, name }) => ({ value: String(id), label: name })) }),
    [deleters],
  );
  const restore = useQuickAct({
    act: ({ id, version }: Binned) => call('restoreApplication', { params: { id }, body: { version } }),
    done: (row) => t('restored', { name: subjectName(row) }),
    failed: (row) => t('notRestored', { name: subjectName(row) }),
    renews: BIN,
  });
  const menuOf = (row: Binned) => <BinMenu row={row} onRestore={restore.press} onErase={setErasing} />;
  const restoreMany = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => ask(selection, done)}>
      {t('restore')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead', { days: BIN_DAYS })}
      choices={choices}
      nameOf={subjectName}
      rowActions={menuOf}
      bulk={restoreMany}
      icon={<IconTrash size={28} stroke={1.5} />}
    >
      {erasing && <EraseForm subject={erasing} onClose={() => setErasing(undefined)} />}
      {asked && <RestoreManyDialog {...asked} />}
    </ListPage>
  );
}
