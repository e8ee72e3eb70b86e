import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMailOpened } from '@tabler/icons-react';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPart } from '../platform/lists/ListPart.tsx';
import { useList } from '../platform/lists/useList.ts';
import { MailDelivery } from './MailDelivery.tsx';
import { MailSubject } from './MailSubject.tsx';
import { OUTBOX, rereadMails } from './outbox.queries.ts';
import classes from './MailList.module.css';

const LIST = shownList('listOutbox', 'outbox', [
  { key: 'subject', cell: (mail) => <MailSubject mail={mail} />, fixed: true, width: 18, title: true },
  { key: 'to', cell: ({ to }) => <span className={classes.to}>{to}</span>, width: 14 },
  { key: 'state', cell: (mail) => <MailDelivery mail={mail} inList />, width: 13, zoned: true },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
  { key: 'tries', cell: ({ attempts }) => formatNumber(attempts), width: 5, rare: true },
  { key: 'created', cell: ({ createdAt }) => cellOf.instant(createdAt), sorts: 'down', width: 8, zoned: true },
]);

/** Mails as they were written, and the way to those that failed. */
export function MailList() {
  const t = useText('outbox');
  const list = useList(LIST, OUTBOX, rereadMails);
  const { address, first } = list;
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
      <ListPart
        of={LIST}
        list={list}
        nameOf={({ subject }) => subject}
        icon={<IconMailOpened size={28} stroke={1.5} />}
      />
    </div>
  );
}
