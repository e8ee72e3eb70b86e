import { IconExternalLink } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Facts } from '../ui/Facts.tsx';
import { MailAttachment } from './MailAttachment.tsx';
import { MailCalendar } from './MailCalendar.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { MailPage } from './MailPage.tsx';
import { MailViewChoice, type Viewing } from './MailViewChoice.tsx';
import { SendAgainButton } from './SendAgainButton.tsx';
import classes from './MailDialog.module.css';

interface Props extends Viewing {
  mail: OutboxMail;
  page: string;
  hasServer: boolean;
}

/** To whom, when, what became of it, the mail itself, and its links to follow. */
export function MailContent({ mail, page, hasServer, view, onView }: Props) {
  const t = useText('outbox');
  const common = useText('common');
  const state = (
    <>
      <MailDelivery mail={mail} />
      <SendAgainButton mail={mail} hasServer={hasServer} />
    </>
  );
  return (
    <>
      <Facts
        facts={[
          [t('to'), mail.to],
          [t('created'), formatInstant(mail.createdAt)],
          [t('state'), state],
        ]}
      />
      {!mail.showsText && <p className={classes.none}>{t('textHidden')}</p>}
      {mail.showsText && (
        <>
          <div className={classes.view}>
            <MailViewChoice view={view} onView={onView} />
          </div>
          {view === 'page' ? (
            <MailPage page={page} subject={mail.subject} />
          ) : (
            <p className={classes.text} lang={mail.language}>
              {mail.text}
            </p>
          )}
          <h2 className={classes.heading}>{t('links')}</h2>
          {mail.links.length === 0 && <p className={classes.none}>{t(mail.showsLinks ? 'noLinks' : 'linksHidden')}</p>}
          <ul className={classes.links}>
            {mail.links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer" aria-label={common('linkOpensNewTab', { name: link })}>
                  {link}
                  <IconExternalLink size={16} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
          <MailAttachment mail={mail} />
          {mail.calendar && <MailCalendar calendar={mail.calendar} />}
        </>
      )}
    </>
  );
}
