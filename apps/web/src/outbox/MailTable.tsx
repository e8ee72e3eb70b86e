import type { OutboxMail } from '@portal/contract/outbox.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { MailState } from './MailState.tsx';
import classes from './MailTable.module.css';

/** The list; on a phone each row is a card. The subject opens the mail. */
export function MailTable({ mails, onOpen }: { mails: readonly OutboxMail[]; onOpen: (id: number) => void }) {
  const t = useText('outbox');
  return (
    // The roles are named because a table laid out as cards loses its own.
    <table className={classes.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('subject')}</th>
          <th role="columnheader">{t('to')}</th>
          <th role="columnheader">{t('state')}</th>
          <th role="columnheader">{t('when')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {mails.map((mail) => (
          <tr key={mail.id} role="row">
            <td role="cell" className={classes.subject}>
              <button
                type="button"
                aria-label={t('openMail', { subject: mail.subject, to: mail.to })}
                lang={mail.language}
                onClick={() => onOpen(mail.id)}
              >
                {mail.subject}
              </button>
            </td>
            <td role="cell">{mail.to}</td>
            <td role="cell">
              <MailState state={mail.state} />
            </td>
            <td role="cell" className={classes.when}>
              {formatInstant(mail.createdAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
