import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { whoDid } from '@portal/messages/applications/historyWords.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useTableTexts } from '../../../platform/lists/useTableTexts.ts';
import { formatMoment } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataCards } from '../../../ui/table/DataCards.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import type { Assignment } from './assignmentsOf.ts';
import classes from './RequestHistory.module.css';

/** From this width on the columns stand side by side; the rest is scrolled. */
const TABLE_PX = 720;
const nothing = () => undefined;

interface Props {
  application: Detail;
  assignments: readonly Assignment[];
}

/** Everybody who was in charge: from when to when, by whom, after whom; as a table where there is room, else as cards. */
export function RequestHistory({ application, assignments }: Props) {
  const t = useText('applicationDetail');
  const tables = useText('tables');
  const board = useText('applications');
  const texts = useTableTexts();
  const { ref, width } = useElementSize();
  const [shown, setShown] = useState<Assignment>();
  const { startedAt, accountCreatedAt } = application;
  const nobody = t('drawer.nobody');
  const whoseOf = ({ kind, after }: Assignment) =>
    t('requestHistory.row', { kind: board(`kinds.${kind}`), name: after ?? nobody });

  const columns: readonly Column<Assignment>[] = [
    {
      key: 'row',
      header: t('requestHistory.role'),
      cell: ({ kind }) => board(`kinds.${kind}`),
      width: 6,
      onCard: 'title',
    },
    {
      key: 'from',
      header: t('requestHistory.from'),
      cell: ({ entry }) => formatMoment(entry.at),
      width: 11,
      onCard: 'line',
    },
    {
      key: 'until',
      header: t('requestHistory.until'),
      cell: ({ until }) => (until ? formatMoment(until) : t('requestHistory.present')),
      width: 11,
      onCard: 'line',
    },
    {
      key: 'by',
      header: t('requestHistory.by'),
      cell: ({ entry }) => whoDid(t, entry),
      width: 9,
      onCard: 'line',
    },
    {
      key: 'started',
      header: t('requestHistory.started'),
      cell: () => formatMoment(startedAt),
      width: 11,
      onCard: 'line',
    },
    {
      key: 'account',
      header: t('requestHistory.account'),
      cell: () => accountCreatedAt && formatMoment(accountCreatedAt),
      width: 11,
      onCard: 'line',
    },
    {
      key: 'before',
      header: t('requestHistory.before'),
      cell: ({ before }) => before ?? nobody,
      width: 10,
      onCard: 'line',
    },
    {
      key: 'after',
      header: t('requestHistory.after'),
      cell: ({ after }) => after ?? nobody,
      width: 10,
      onCard: 'line',
    },
  ];
  const viewDetail = (assignment: Assignment) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('requestHistory.detailOf', { row: whoseOf(assignment) })}
      onClick={() => setShown(assignment)}
    >
      <IconEye size={18} aria-hidden />
    </ActionIcon>
  );
  const isTable = width >= TABLE_PX;
  const Shape = isTable ? DataTable<Assignment> : DataCards<Assignment>;
  return (
    <section aria-labelledby="request-history">
      <h3 id="request-history" className={classes.title}>
        {t('requestHistory.title')}
      </h3>
      <p className={classes.quiet}>{assignments.length === 0 ? t('requestHistory.none') : tables('zone')}</p>
      <div
        ref={ref}
        className={classes.box}
        {...(isTable && { tabIndex: 0, role: 'group', 'aria-labelledby': 'request-history' })}
      >
        {assignments.length > 0 && (
          <Shape
            label={t('requestHistory.title')}
            rows={assignments}
            nameOf={whoseOf}
            columns={columns}
            sort=""
            onSort={nothing}
            rowActions={viewDetail}
            actionsWidth={4}
            onSelect={nothing}
            stale={false}
            loading={false}
            compact={false}
            texts={texts}
          />
        )}
      </div>
      {shown && <AssignmentDialog application={application} assignment={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
