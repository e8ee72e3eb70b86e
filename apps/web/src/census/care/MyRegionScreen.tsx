import { useMemo } from 'react';
import { IconBuildingChurch, IconReportAnalytics, IconUserHeart } from '@tabler/icons-react';
import type { RegionChurch } from '@portal/contract/census/myRegion.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ReportState } from '../ReportState.tsx';
import { LicenceCell } from './LicenceCell.tsx';
import { RegionFigures } from './RegionFigures.tsx';
import { StageCell } from './StageCell.tsx';

const NOTHING = '–';
const MY_REGION = ['myRegion'] as const;

const ministryOf = ({ id, leader }: RegionChurch) =>
  leader ? `/pastoral-care/ministry/${leader.id}/${id}` : undefined;

const LIST = shownList('listChurches', 'myRegion', [
  {
    key: 'name',
    cell: ({ id, name, city }: RegionChurch) => <PersonCell name={name} email={city} to={`/churches/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 11,
    tall: true,
    title: true,
  },
  {
    key: 'leader',
    cell: (church) => (church.leader ? <PersonCell name={church.leader.name} to={ministryOf(church)} /> : NOTHING),
    width: 9,
    tall: true,
  },
  { key: 'country', cell: ({ country }) => cellOf.country(country), width: 6.5, tall: true },
  { key: 'stage', cell: ({ application }) => <StageCell application={application} />, width: 8, tall: true },
  { key: 'report', cell: ({ report }) => (report ? <ReportState state={report.state} /> : NOTHING), width: 7.5 },
  { key: 'silentSince', cell: ({ silentSince }) => (silentSince ? cellOf.date(silentSince) : NOTHING), width: 7 },
  { key: 'care', cell: ({ care }, t) => (care ? t(`care.${care}`) : NOTHING), width: 8 },
  { key: 'visits', cell: ({ visits }) => (visits === null ? NOTHING : formatNumber(visits)), width: 5, rare: true },
  { key: 'vision', cell: ({ vision }, t) => (vision ? t(`care.${vision}`) : NOTHING), width: 8, rare: true },
  { key: 'licence', cell: ({ licence }) => <LicenceCell licence={licence} />, width: 8, rare: true },
  {
    key: 'lastActive',
    cell: ({ lastActiveAt }) => cellOf.instant(lastActiveAt, NOTHING),
    width: 8.5,
    zoned: true,
    rare: true,
  },
]);

const menuOf = (church: RegionChurch) => <ChurchMenu church={church} />;

/** The churches and leaders in one's charge, below the region's figures (product/census.md#pastoral-care). */
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
        rowActions={menuOf}
        icon={<IconBuildingChurch size={28} stroke={1.5} />}
      />
    </Screen>
  );
}

function ChurchMenu({ church }: { church: RegionChurch }) {
  const t = useText('myRegion');
  const { id, name, leader } = church;
  const ministry = ministryOf(church);
  return (
    <RowMenu
      label={t('actionsOf', { name })}
      acts={[
        { label: t('censuses'), icon: IconReportAnalytics, does: `/pastoral-care/census/${id}` },
        leader !== null &&
          ministry !== undefined && {
            label: t('leaderInChurch', { leader: leader.name }),
            icon: IconUserHeart,
            does: ministry,
          },
        { label: t('church'), icon: IconBuildingChurch, does: `/churches/${id}` },
      ]}
    />
  );
}
