import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useOutboxAddress } from './outboxAddress.ts';
import classes from './MailSubject.module.css';

/** Opens the mail. */
export function MailSubject({ mail }: { mail: OutboxMail }) {
  const t = useText('outbox');
  const { open } = useOutboxAddress();
  return (
    <button
      type="button"
      className={classes.subject}
      aria-label={t('openMail', { subject: mail.subject, to: mail.to })}
      onClick={() => open(mail.id)}
    >
      <span lang={mail.language}>{mail.subject}</span>
    </button>
  );
}
