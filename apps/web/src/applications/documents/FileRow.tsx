import { VisuallyHidden } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FilePicture } from './FilePicture.tsx';
import classes from './Documents.module.css';

interface Props {
  label: string;
  /** Its name, its size, since when it is there. */
  about: string;
  attachment: Pick<Detail['documents'][number], 'name' | 'url' | 'thumb' | 'mediaType'>;
  onOpen: () => void;
}

/** A file: a small picture, what it is, and the ways to look at it and to keep it. */
export function FileRow({ label, about, attachment, onOpen }: Props) {
  const t = useText('applicationDetail');
  return (
    <div className={classes.file}>
      <button type="button" className={classes.open} onClick={onOpen}>
        <VisuallyHidden>{t('act.openFile', { name: label })}</VisuallyHidden>
        <span className={classes.picture}>
          <FilePicture attachment={attachment} />
        </span>
        <span className={classes.words}>
          <span className={classes.label} aria-hidden>
            {label}
          </span>
          <span className={classes.about}>{about}</span>
        </span>
      </button>
      <a
        href={attachment.url}
        download={attachment.name}
        aria-label={t('act.downloadFile', { name: label })}
        title={t('act.downloadFile', { name: label })}
        className={classes.way}
      >
        <IconDownload size={18} aria-hidden />
      </a>
    </div>
  );
}

/** A file that nobody sent. */
export const FileAbsent = ({ label }: { label: string }) => (
  <div className={classes.file}>
    <span className={classes.picture} data-absent>
      <IconFileOff size={28} aria-hidden />
    </span>
    <span className={classes.words}>
      <span className={classes.label}>{label}</span>
    </span>
  </div>
);
