import { useMemo } from 'react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { formatInstant, formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import type { Column } from '../ui/table/column.ts';
import { MailDelivery } from './MailDelivery.tsx';
import { MailSubject } from './MailSubject.tsx';
import classes from './MailSubject.module.css';

/** Columns that few need: hidden until somebody asks for them. */
export const RARE_COLUMNS = ['language', 'attempts'];

export function useMailColumns(onOpen: (id: number) => void): readonly Column<OutboxMail>[] {
  const t = useText('outbox');
  const shell = useText('shell');
  return useMemo(
    () => [
      {
        key: 'subject',
        header: t('subject'),
        cell: (mail) => <MailSubject mail={mail} onOpen={onOpen} />,
        fixed: true,
        width: '30%',
        onCard: 'title',
      },
      { key: 'to', header: t('to'), cell: ({ to }) => <span className={classes.to}>{to}</span>, onCard: 'line' },
      { key: 'state', header: t('state'), cell: (mail) => <MailDelivery mail={mail} inList />, onCard: 'line' },
      { key: 'language', header: t('language'), cell: ({ language }) => shell(`language.${language}`), onCard: 'line' },
      { key: 'attempts', header: t('tries'), cell: ({ attempts }) => formatNumber(attempts), onCard: 'line' },
      {
        key: 'created',
        header: t('when'),
        cell: ({ createdAt }) => formatInstant(createdAt),
        sorts: 'down',
        width: '19%',
        onCard: 'line',
      },
    ],
    [t, shell, onOpen],
  );
}
