import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { countryName, formatList } from '../../platform/texts/format.ts';
import { textNow } from '../../platform/texts/i18n.ts';
import { advanceText } from './advanceText.ts';
import { NameCell } from './NameCell.tsx';
import { StageCell } from './StageCell.tsx';

const NOTHING = '–';

/** The list of applications: their cards as rows. */
export const APPLICATIONS = shownList('listApplications', 'applicationList', [
  { key: 'name', cell: (card) => <NameCell card={card} />, sorts: 'up', fixed: true, width: 11.5, title: true },
  { key: 'caseNumber', cell: ({ caseNumber = NOTHING }) => caseNumber, sorts: 'down', width: 7.75 },
  { key: 'stage', cell: ({ status }) => <StageCell status={status} />, width: 9.75 },
  {
    key: 'church',
    cell: ({ churchName, churchCountry }) =>
      [churchName, churchCountry && countryName(churchCountry)].filter(Boolean).join(', ') || NOTHING,
    width: 9.5,
    tall: true,
  },
  { key: 'advance', cell: (card, t) => advanceText(card, t) || NOTHING, width: 9, tall: true },
  {
    key: 'entered',
    cell: ({ stageEnteredAt }) => cellOf.instant(stageEnteredAt),
    sorts: 'down',
    width: 7.5,
    tall: true,
    zoned: true,
  },
  { key: 'analyst', cell: ({ assignment: { analyst } }) => analyst?.name ?? NOTHING, width: 7.5 },
  { key: 'ephesian', cell: ({ assignment: { ephesian } }) => ephesian?.name ?? NOTHING, width: 8.5, rare: true },
  { key: 'supervisor', cell: ({ assignment: { supervisor } }) => supervisor?.name ?? NOTHING, width: 8.5, rare: true },
  {
    key: 'tags',
    cell: ({ labels = [] }) => formatList(labels.map(({ name }) => name)) || NOTHING,
    width: 9,
    rare: true,
  },
  {
    key: 'payment',
    cell: ({ paymentStatus }) => textNow('applications', `paymentStatus.${paymentStatus}`),
    width: 8,
    rare: true,
  },
  { key: 'date', cell: ({ date }) => cellOf.date(date), width: 8, rare: true },
]);
