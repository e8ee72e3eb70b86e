import { IconMessage } from '@tabler/icons-react';
import type { CensusComment } from '@portal/contract/census/satisfaction.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { useList } from '../../platform/lists/useList.ts';
import type { Text } from '../../platform/texts/i18n.ts';
import { useCensusChoices } from '../censuses.queries.ts';
import { REPORTS } from '../reports.queries.ts';
import { CommentChurch, CommentText } from './CommentCells.tsx';
import { ReportParts } from './ReportParts.tsx';

const COLUMNS = [
  {
    key: 'church',
    cell: (row: CensusComment) => <CommentChurch {...row} />,
    width: 12,
    tall: true,
    fixed: true,
    title: true,
  },
  { key: 'comment', cell: (row: CensusComment) => <CommentText {...row} />, width: 24, tall: true },
  {
    key: 'answer',
    cell: ({ answer }: CensusComment, t: Text<'satisfaction'>) => t(`answer.${answer ?? 'NONE'}`),
    width: 8,
  },
  { key: 'country', cell: ({ country }: CensusComment) => cellOf.country(country), width: 8 },
  {
    key: 'written',
    cell: ({ writtenAt }: CensusComment) => cellOf.instant(writtenAt),
    sorts: 'up',
    width: 8,
    zoned: true,
  },
] as const;

const VISION = shownList('listVisionComments', 'satisfaction', COLUMNS);
const CARE = shownList('listCareComments', 'satisfaction', COLUMNS);

/** They stand above the figures as well. */
const ELSEWHERE = ['census', 'country', 'ephesian'] as const;
const icon = <IconMessage size={28} stroke={1.5} />;
const nameOf = ({ church }: CensusComment) => church.name;

export function VisionReport() {
  const list = useList(VISION, REPORTS);
  return (
    <ReportParts report="vision" address={list.address}>
      <ListPart
        of={VISION}
        list={list}
        choices={{ census: useCensusChoices() }}
        elsewhere={ELSEWHERE}
        nameOf={nameOf}
        icon={icon}
      />
    </ReportParts>
  );
}

export function CareReport() {
  const list = useList(CARE, REPORTS);
  return (
    <ReportParts report="care" address={list.address}>
      <ListPart
        of={CARE}
        list={list}
        choices={{ census: useCensusChoices() }}
        elsewhere={ELSEWHERE}
        nameOf={nameOf}
        icon={icon}
      />
    </ReportParts>
  );
}
