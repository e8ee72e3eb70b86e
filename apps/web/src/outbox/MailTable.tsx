import type { OutboxMail } from '@portal/contract/outbox.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { MailDelivery } from './MailDelivery.tsx';
import { MailSubject } from './MailSubject.tsx';
import classes from './MailTable.module.css';

interface Props {
  mails: readonly OutboxMail[];
  onOpen: (id: number) => void;
}

export function MailTable({ mails, onOpen }: Props) {
  const t = useText('outbox');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('subject')}</th>
          <th>{t('to')}</th>
          <th>{t('state')}</th>
          <th>{t('when')}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td className={classes.subject}>
              <MailSubject mail={mail} onOpen={onOpen} />
            </td>
            <td className={classes.to}>{mail.to}</td>
            <td>
              <MailDelivery mail={mail} inList />
            </td>
            <td className={classes.when}>{formatInstant(mail.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone, a card each. */
export function MailCards({ mails, onOpen }: Props) {
  return (
    <ul className={classes.cards}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailSubject mail={mail} onOpen={onOpen} />
          <span>{mail.to}</span>
          <MailDelivery mail={mail} inList />
          <span className={classes.when}>{formatInstant(mail.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
