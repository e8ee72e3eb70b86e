import { useState } from 'react';
import { IconFileText, IconFileTypeDoc, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';

type File = Pick<Detail['documents'][number], 'thumb' | 'mediaType'>;

/** A small picture of a file; where there is none, what kind of file it is. */
export function FilePicture({ attachment: { thumb, mediaType } }: { attachment: File }) {
  const [failed, setFailed] = useState<string>();
  if (thumb !== null && failed !== thumb) {
    return <img src={thumb} alt="" loading="lazy" decoding="async" onError={() => setFailed(thumb)} />;
  }
  if (mediaType.startsWith('image/')) return <IconPhoto size={28} aria-hidden />;
  if (mediaType === 'application/pdf') return <IconFileTypePdf size={28} aria-hidden />;
  if (mediaType.includes('word')) return <IconFileTypeDoc size={28} aria-hidden />;
  return <IconFileText size={28} aria-hidden />;
}
