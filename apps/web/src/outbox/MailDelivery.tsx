import type { OutboxMail } from '@portal/contract/outbox.ts';
import { Ago } from '../platform/texts/Ago.tsx';
import { formatInstant, formatMoment, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { MailState } from '../platform/mails/MailState.tsx';
import classes from './MailDelivery.module.css';

/**
 * What became of a mail: its state, how often it was tried, what the mail server said, when it is tried next. In a list
 * only what asks for attention.
 */
export function MailDelivery({ mail, inList = false }: { mail: OutboxMail; inList?: boolean }) {
  const t = useText('outbox');
  const { state, sentAt, attempts, answer, nextTryAt } = mail;
  const isDone = inList && state === 'SENT';
  return (
    <div className={inList ? classes.inList : classes.delivery}>
      <MailState state={state} />
      {sentAt !== null && (
        <small>{inList ? <Ago instant={sentAt} /> : t('sentAt', { instant: formatInstant(sentAt) })}</small>
      )}
      {attempts > 1 && !isDone && <small>{t('attempts', { count: attempts, total: formatNumber(attempts) })}</small>}
      {answer !== null && !isDone && <small>{answerText(t, answer)}</small>}
      {nextTryAt !== null && (
        <small>{t('nextTry', { instant: (inList ? formatMoment : formatInstant)(nextTryAt) })}</small>
      )}
    </div>
  );
}

function answerText(
  t: ReturnType<typeof useText<'outbox'>>,
  { code, line }: NonNullable<OutboxMail['answer']>,
): string {
  if (line !== null) return t('answered', { line });
  return /^\d+$/.test(code) ? t('accepted', { code }) : t('notHandedOver', { code });
}
