import { useState } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { formatBytes } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FileRow } from './FileRow.tsx';
import classes from './Documents.module.css';

const FileViewer = lateOver(() => import('./viewer/FileViewer.tsx'));

interface Props {
  label: string;
  /** What stands below it; else the file’s name and size. */
  about?: string;
  file: Pick<Detail['documents'][number], 'name' | 'url' | 'thumb' | 'mediaType' | 'bytes'>;
}

/** A file that came with something else: it is opened in its place, and kept. */
export function FileToOpen({ label, about, file }: Props) {
  const t = useText('documents');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.document}>
      <FileRow
        label={label}
        about={about ?? t('aboutRecord', { name: file.name, size: formatBytes(file.bytes) })}
        attachment={file}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <FileViewer
          files={[{ key: label, fileKey: label, title: label, file }]}
          shown={label}
          onShow={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
