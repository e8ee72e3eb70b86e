import { IconDownload } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/texts/i18n.ts';
import classes from './MailDialog.module.css';

/** The calendar file of a mail: what it asks of a calendar, and the file as it is sent. */
export function MailCalendar({ calendar: { method, text } }: { calendar: NonNullable<OutboxMail['calendar']> }) {
  const t = useText('outbox');
  return (
    <>
      <h2 className={classes.heading}>{t('calendar')}</h2>
      <ul className={classes.links}>
        <li>
          <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`} download="invite.ics">
            {t(`calendar.${method}`)}
            <IconDownload size={16} aria-hidden />
          </a>
        </li>
      </ul>
    </>
  );
}
