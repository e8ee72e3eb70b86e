import { useMemo } from 'react';
import { IconUsersGroup } from '@tabler/icons-react';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { LeaderMenu } from './LeaderMenu.tsx';
import { REGIONS, type Leader } from './regions.queries.ts';

const NOTHING = '–';

const LIST = shownList('listLeaders', 'regions', [
  {
    key: 'name',
    cell: ({ id, name }) => <PersonCell name={name} to={`/leaders/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'church', cell: ({ churchName }) => churchName ?? NOTHING, width: 11, tall: true },
  { key: 'country', cell: ({ country }) => (country ? cellOf.country(country) : NOTHING), width: 9 },
  { key: 'ephesian', cell: ({ byHand }) => byHand?.name ?? NOTHING, width: 10 },
  { key: 'byCountry', cell: ({ byCountry }) => byCountry?.name ?? NOTHING, width: 10 },
  { key: 'parent', cell: ({ parent }) => parent?.name ?? NOTHING, width: 10, rare: true },
  { key: 'children', cell: ({ children }) => formatNumber(children), width: 7, rare: true },
]);

const menuOf = (leader: Leader) => <LeaderMenu leader={leader} leadsToTree />;

/** Leaders with who has them in charge; what is done about one is in the row's menu. */
export function LeaderList() {
  const list = useList(LIST, REGIONS);
  const { rows } = list.pages;
  // Whose children are listed is chosen in a row's menu: there are too many for a list of values.
  const choices = useMemo(
    () => ({
      parent: [
        ...new Map(
          rows.flatMap(({ parent }) => (parent ? [[parent.id, { value: String(parent.id), label: parent.name }]] : [])),
        ).values(),
      ],
    }),
    [rows],
  );
  return (
    <ListPart
      of={LIST}
      list={list}
      choices={choices}
      nameOf={({ name }) => name}
      rowActions={menuOf}
      icon={<IconUsersGroup size={28} stroke={1.5} />}
    />
  );
}
