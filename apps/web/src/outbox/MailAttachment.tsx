import { IconPaperclip } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/texts/i18n.ts';
import classes from './MailDialog.module.css';

/** The file that goes with a mail, to be opened; or that it is not there any more. */
export function MailAttachment({ mail: { attachment, attachmentGone } }: { mail: OutboxMail }) {
  const t = useText('outbox');
  const common = useText('common');
  if (!attachment && !attachmentGone) return null;
  return (
    <>
      <h2 className={classes.heading}>{t('attachment')}</h2>
      {attachmentGone && <p className={classes.none}>{t('attachmentGone')}</p>}
      {attachment && (
        <ul className={classes.links}>
          <li>
            <a
              href={attachment.url}
              target="_blank"
              rel="noreferrer"
              aria-label={common('linkOpensNewTab', { name: attachment.name })}
            >
              {attachment.name}
              <IconPaperclip size={16} aria-hidden />
            </a>
          </li>
        </ul>
      )}
    </>
  );
}
