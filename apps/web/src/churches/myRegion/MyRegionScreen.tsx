import { useMemo } from 'react';
import { IconBuildingChurch } from '@tabler/icons-react';
import type { RegionChurch } from '@portal/contract/churches/myRegion.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { LicenceCell } from './LicenceCell.tsx';
import { RegionFigures } from './RegionFigures.tsx';
import { StageCell } from './StageCell.tsx';

const NOTHING = '–';
const MY_REGION = ['myRegion'] as const;

const LIST = shownList('listChurches', 'myRegion', [
  {
    key: 'name',
    cell: ({ id, name, city }: RegionChurch) => <PersonCell name={name} email={city} to={`/churches/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 12,
    title: true,
  },
  {
    key: 'leader',
    cell: ({ leader }) => leader?.name ?? NOTHING,
    width: 11,
    tall: true,
  },
  { key: 'country', cell: ({ country }) => cellOf.country(country), width: 8 },
  { key: 'stage', cell: ({ application }) => <StageCell application={application} />, width: 9 },
  { key: 'licence', cell: ({ licence }) => <LicenceCell licence={licence} />, width: 8 },
  { key: 'lastActive', cell: ({ lastActiveAt }) => cellOf.instant(lastActiveAt, NOTHING), width: 8.5, zoned: true },
]);

/** The churches and leaders in one's charge, below the region's figures (product/churches.md#pastoral-care). */
export function MyRegionScreen() {
  const t = useText('myRegion');
  const common = useText('common');
  const stages = useText('stages');
  const list = useList(LIST, MY_REGION);
  const choices = useMemo(
    () => ({ stage: BOARD_STAGES.map((stage) => ({ value: stage, label: stages(stage) })) }),
    [stages],
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      <RegionFigures />
      <ListPart
        of={LIST}
        list={list}
        choices={choices}
        nameOf={({ name }) => name}
        icon={<IconBuildingChurch size={28} stroke={1.5} />}
      />
    </Screen>
  );
}
