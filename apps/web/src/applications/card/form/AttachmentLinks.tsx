import { IconDownload, IconExternalLink, IconFileText, IconPhoto } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './AttachmentLinks.module.css';

interface Props {
  label: string;
  attachment: Pick<Detail['documents'][number], 'name' | 'url' | 'mediaType'>;
}

/** A file to look at in a new tab, or to keep. Addresses are good for a few minutes. */
export function AttachmentLinks({ label, attachment }: Props) {
  const t = useText('applicationDetail');
  const Kind = attachment.mediaType.startsWith('image/') ? IconPhoto : IconFileText;
  return (
    <div className={classes.attachment}>
      <Kind size={20} aria-hidden className={classes.kind} />
      <div className={classes.words}>
        <p>{label}</p>
        <p className={classes.name}>{attachment.name}</p>
      </div>
      <a
        href={attachment.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('act.openFile', { name: label })}
        className={classes.act}
      >
        <IconExternalLink size={18} aria-hidden />
      </a>
      <a
        href={attachment.url}
        download={attachment.name}
        aria-label={t('act.downloadFile', { name: label })}
        className={classes.act}
      >
        <IconDownload size={18} aria-hidden />
      </a>
    </div>
  );
}
