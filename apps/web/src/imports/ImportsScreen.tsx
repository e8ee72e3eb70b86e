import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { useList } from '../platform/lists/useList.ts';
import { Ago } from '../platform/texts/Ago.tsx';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { importPath } from './importPath.ts';
import { IMPORTS } from './imports.queries.ts';
import { ImportStateMark } from './ImportStateMark.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const LIST = shownList('listImports', 'importList', [
  {
    key: 'name',
    cell: ({ id, name }, t) => <PersonCell name={name ?? t('name.cleared')} to={importPath(id)} />,
    fixed: true,
    width: 14,
    title: true,
  },
  { key: 'state', cell: (one) => <ImportStateMark of={one} />, width: 9.5, tall: true },
  { key: 'kind', cell: ({ kind }, t) => t(`kind.${kind}`), width: 9, tall: true },
  { key: 'rows', cell: ({ total }) => formatNumber(total), width: 5 },
  { key: 'created', cell: ({ outcomes }) => formatNumber(outcomes['CREATED'] ?? 0), width: 5 },
  { key: 'merged', cell: ({ outcomes }) => formatNumber(outcomes['MERGED'] ?? 0), width: 7.5 },
  { key: 'refused', cell: ({ outcomes }) => formatNumber(outcomes['REFUSED'] ?? 0), width: 7.5 },
  { key: 'made', cell: ({ createdAt }) => <Ago instant={createdAt} />, sorts: 'down', width: 8 },
  { key: 'by', cell: ({ by }) => by ?? '', width: 9 },
]);

/** Files that were brought in, the last first; and the way to bring in another. */
export function ImportsScreen() {
  const t = useText('importList');
  const list = useList(LIST, IMPORTS);
  const navigate = useNavigate();
  const [uploads, setUploads] = useState(false);
  const add = (
    <Button leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => setUploads(true)}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name }) => name ?? t('name.cleared')}
      icon={<IconFileImport size={28} stroke={1.5} />}
      actions={add}
      emptyAction={add}
    >
      {uploads && <UploadDialog onClose={() => setUploads(false)} onDone={({ id }) => void navigate(importPath(id))} />}
    </ListPage>
  );
}
