import { IconPaperclip } from '@tabler/icons-react';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Notifications.module.css';

/** The file of a notification, to be opened beside the portal. */
export function AttachedFile({ file: { name, url } }: { file: NonNullable<Notification['attachment']> }) {
  const t = useText('notificationForm');
  const common = useText('common');
  const text = t('attached', { name });
  return (
    <a
      className={classes.file}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={common('linkOpensNewTab', { name: text })}
    >
      <IconPaperclip size={16} aria-hidden />
      {text}
    </a>
  );
}
