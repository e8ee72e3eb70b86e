import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/i18n.ts';
import classes from './MailSubject.module.css';

/** Opens the mail. */
export function MailSubject({ mail, onOpen }: { mail: OutboxMail; onOpen: (id: number) => void }) {
  const t = useText('outbox');
  return (
    <button
      type="button"
      className={classes.subject}
      aria-label={t('openMail', { subject: mail.subject, to: mail.to })}
      onClick={() => onOpen(mail.id)}
    >
      <span lang={mail.language}>{mail.subject}</span>
    </button>
  );
}
