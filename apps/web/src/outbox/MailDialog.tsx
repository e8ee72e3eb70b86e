import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { MailState } from './MailState.tsx';
import classes from './MailDialog.module.css';

/** One mail: to whom, when, its text, and its links to follow. */
export function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const t = useText('outbox');
  const common = useText('common');
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false;
  return (
    <Modal
      opened
      onClose={onClose}
      title={mail.subject}
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <dl className={classes.facts}>
        <dt>{t('to')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('when')}</dt>
        <dd>{formatInstant(mail.createdAt)}</dd>
        <dt>{t('state')}</dt>
        <dd>
          <MailState state={mail.state} />
          {mail.sentAt !== null && <small> {t('sentAt', { instant: formatInstant(mail.sentAt) })}</small>}
        </dd>
      </dl>
      <h2 className={classes.heading}>{t('text')}</h2>
      <p className={classes.text} lang={mail.language}>
        {mail.text}
      </p>
      <h2 className={classes.heading}>{t('links')}</h2>
      {mail.links.length === 0 && <p className={classes.none}>{t('noLinks')}</p>}
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
    </Modal>
  );
}
