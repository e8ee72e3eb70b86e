import { useMemo } from 'react';
import { IconUsersGroup } from '@tabler/icons-react';
import { shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ByYear } from './ByYear.tsx';

const ATTENDANCE = ['attendance'] as const;

const LIST = shownList('listAttendance', 'attendance', [
  {
    key: 'church',
    cell: ({ church }, t) => (church ? <PersonCell name={church.name} to={`/churches/${church.id}`} /> : t('erased')),
    fixed: true,
    width: 10,
    title: true,
  },
  { key: 'year', cell: ({ year }) => String(year), width: 3.5 },
  { key: 'conference', cell: ({ conference }) => conference, width: 8, tall: true },
  { key: 'event', cell: ({ event }) => event.name, sorts: 'down', width: 11, tall: true, rare: true },
  { key: 'ephesian', cell: ({ region }, t) => region?.name ?? t('ephesian.none'), width: 7 },
  { key: 'total', cell: ({ total }) => formatNumber(total), sorts: 'down', width: 7.25 },
  { key: 'leaders', cell: ({ leaders }) => formatNumber(leaders), width: 7.5 },
  { key: 'spouses', cell: ({ spouses }) => formatNumber(spouses), width: 5.5 },
  { key: 'naturalChildren', cell: ({ naturalChildren }) => formatNumber(naturalChildren), width: 6.25 },
  { key: 'spiritualChildren', cell: ({ spiritualChildren }) => formatNumber(spiritualChildren), width: 7 },
]);

/** Who came to events, by church, below the sums by year of all that the filters leave (product/events.md#attendance). */
export function AssistanceScreen() {
  const t = useText('attendance');
  const common = useText('common');
  const list = useList(LIST, ATTENDANCE);
  const { first } = list;
  const choices = useMemo(
    () => ({
      year: [...new Set(first?.events.map(({ year }) => year))].map((year) => ({
        value: String(year),
        label: String(year),
      })),
      event: first?.events.map(({ id, name, year }) => ({ value: String(id), label: `${name} (${year})` })) ?? [],
    }),
    [first?.events],
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      {first && first.years.length > 0 && <ByYear years={first.years} />}
      <ListPart
        of={LIST}
        list={list}
        choices={choices}
        nameOf={({ church, event }) => `${church?.name ?? t('erased')}, ${event.name}`}
        icon={<IconUsersGroup size={28} stroke={1.5} />}
      />
    </Screen>
  );
}
