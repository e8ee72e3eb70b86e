import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../../platform/texts/i18n.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { ToastPlace } from '../../../ui/toasts/ToastPlace.tsx';
import { FileView } from './FileView.tsx';
import { ViewerBar } from './ViewerBar.tsx';
import { actOfKey, FITTING, turned, zoomed, type Look } from './look.ts';
import type { Viewable } from './viewable.ts';
import classes from './Viewer.module.css';

interface Props {
  files: readonly Viewable[];
  /** The key of one of them; one that is not there shows the first. */
  shown: string;
  onShow: (key: string) => void;
  onClose: () => void;
  /** What belongs below it. */
  foot?: ReactNode;
}

/** One file after the other, large: pictures and pages with zoom and rotation. */
export default function FileViewer({ files, shown, onShow, onClose, foot }: Props) {
  const common = useText('common');
  const at = Math.max(
    files.findIndex(({ key }) => key === shown),
    0,
  );
  const [looks, setLooks] = useState<{ of: string; look: Look }>();
  const present = files[at];
  if (!present) return null;
  const { file, fileKey, title } = present;
  // Each document begins as a whole, upright, at its first page.
  const look = looks?.of === fileKey ? looks.look : FITTING;
  const change = (next: Look) => setLooks({ of: fileKey, look: next });
  const step = (by: 1 | -1) => {
    const next = files[at + by];
    if (next) onShow(next.key);
  };
  const turnPage = (by: 1 | -1) => {
    const page = look.page + by;
    if (page >= 1 && page <= look.pages) change({ ...look, page });
  };
  const does = {
    next: () => step(1),
    previous: () => step(-1),
    closer: () => change(zoomed(look, 1)),
    away: () => change(zoomed(look, -1)),
    fit: () => change({ ...look, zoom: 1 }),
    turn: () => change(turned(look)),
    nextPage: () => turnPage(1),
    previousPage: () => turnPage(-1),
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    // What is typed in a dialog above comes here too, along the tree of components.
    const isWithin = event.currentTarget.contains(event.target as Node);
    const act = isWithin ? actOfKey(event) : undefined;
    if (!act) return;
    event.preventDefault();
    does[act]();
  };
  return (
    <DialogFrame title={title} size="whole" closeLabel={common('close')} onClose={onClose}>
      <div className={classes.viewer} role="presentation" onKeyDown={byKey}>
        <ViewerBar
          does={does}
          look={look}
          file={file}
          title={title}
          hasPrevious={at > 0}
          hasNext={at < files.length - 1}
          place={{ place: at + 1, count: files.length }}
        />
        <FileView key={fileKey} file={file} title={title} look={look} onLook={change} />
        <ToastPlace />
        {foot}
      </div>
    </DialogFrame>
  );
}
