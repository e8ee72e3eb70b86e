import { useMemo } from 'react';
import { IconDownload } from '@tabler/icons-react';
import { TOLD_EXPORTED } from '@portal/domain/exports/exports.ts';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { EXPORTS, isUnderWay } from '../platform/lists/exports/exports.queries.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { useList } from '../platform/lists/useList.ts';
import { formatInstant, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ExportAct } from './ExportAct.tsx';
import { ExportStateMark } from './ExportStateMark.tsx';

const LIST = shownList('listExports', 'exports', [
  { key: 'list', cell: ({ title }) => <strong>{title}</strong>, fixed: true, width: 12, title: true },
  { key: 'state', cell: (exported) => <ExportStateMark exported={exported} />, width: 11, tall: true },
  { key: 'rows', cell: ({ total }) => formatNumber(total), width: 6 },
  { key: 'format', cell: ({ format }, t) => t(`format.${format}`), width: 6 },
  { key: 'by', cell: ({ by }) => by.name, width: 9 },
  { key: 'made', cell: ({ createdAt }) => cellOf.instant(createdAt), sorts: 'down', width: 8, zoned: true },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
  {
    key: 'filters',
    cell: ({ filters }, t) => (filters.length === 0 ? t('noFilters') : filters.join(', ')),
    width: 9,
    rare: true,
  },
  { key: 'columns', cell: ({ columns }) => columns.join(', '), width: 12, rare: true },
]);

const RENEW_MS = 2_000;
const actOf = (exported: Exported) => <ExportAct exported={exported} />;
const nameOf = ({ title, createdAt }: Exported) => `${title}, ${formatInstant(createdAt)}`;

/** One's own exports with their files, as long as these are kept; who looks after the audit sees who took out what. */
export function ExportsScreen() {
  const t = useText('exports');
  const list = useList(LIST, EXPORTS, (rows) => (rows.some(isUnderWay) ? RENEW_MS : false));
  const people = list.first?.people;
  const choices = useMemo(
    () => ({
      list: TOLD_EXPORTED.map((value) => ({ value, label: t(`list.${value}`) })),
      by: people?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
    }),
    [t, people],
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={nameOf}
      rowActions={actOf}
      actionsWidth={9}
      icon={<IconDownload size={28} stroke={1.5} />}
    />
  );
}
