import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMailOpened } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { partOfText } from '@portal/domain/fields/rules.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { List } from '../platform/lists/List.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { MAIL_SORTS, useOutbox } from './outbox.queries.ts';
import { RARE_COLUMNS, useMailColumns } from './useMailColumns.tsx';
import { MAIL_FILTERS, useMailFilters } from './useMailFilters.ts';
import classes from './MailList.module.css';

const TERMS = { search: partOfText, filters: MAIL_FILTERS, sorts: MAIL_SORTS, usual: '-created' };

/** Mails as they were written, and the way to those that failed. */
export function MailList({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useText('outbox');
  const address = useListAddress(TERMS);
  const { first, ...pages } = useOutbox(address);
  const columns = useMailColumns(onOpen);
  const filters = useMailFilters();
  const failed = first?.failed ?? 0;
  return (
    <div className={classes.mails}>
      {first?.hasServer === false && <p className={classes.hint}>{t('noServer')}</p>}
      {failed > 0 && address.filters['state'] !== 'FAILED' && (
        <Button
          variant="default"
          className={classes.failed ?? ''}
          leftSection={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}
          onClick={() => address.filterBy('state', 'FAILED')}
        >
          {t('showFailed', { count: failed, total: formatNumber(failed) })}
        </Button>
      )}
      <List<OutboxMail>
        name="outbox"
        label={t('part.mails')}
        searchLabel={t('search')}
        countText={(count) => t('count', { count, shown: formatNumber(count) })}
        columns={columns}
        hidden={RARE_COLUMNS}
        filters={filters}
        address={address}
        pages={pages}
        nameOf={({ subject }) => subject}
        empty={{ icon: <IconMailOpened size={28} stroke={1.5} />, text: t('emptyText') }}
      />
    </div>
  );
}
