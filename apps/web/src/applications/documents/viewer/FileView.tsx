import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '../../../platform/texts/i18n.ts';
import { ImageView } from './ImageView.tsx';
import { PdfView } from './PdfView.tsx';
import { useFocusKept } from './useFocusKept.ts';
import type { ViewProps } from './viewProps.ts';
import type { Viewable } from './viewable.ts';
import classes from './Viewer.module.css';

interface Props extends Pick<ViewProps, 'title' | 'look' | 'onLook'> {
  file: Viewable['file'];
}

/** A file by its kind; what cannot be shown says so and is downloaded. */
export function FileView({ file, title, look, onLook }: Props) {
  // Addresses are renewed every few minutes: what is shown is not loaded again for that.
  const [url, setUrl] = useState(file.url);
  const [failed, setFailed] = useState(false);
  const isPdf = file.mediaType === 'application/pdf';
  const isShowable = isPdf || file.mediaType.startsWith('image/');
  if (failed || !isShowable) {
    const retry = () => {
      setUrl(file.url);
      setFailed(false);
    };
    return <Instead file={file} title={title} {...(failed && { onRetry: retry })} />;
  }
  const View = isPdf ? PdfView : ImageView;
  return <View url={url} title={title} look={look} onLook={onLook} onFailure={() => setFailed(true)} />;
}

/** In its place, where it could not be shown, or cannot: why, and the way to keep it. */
function Instead({ file, title, onRetry }: Pick<Props, 'file' | 'title'> & { onRetry?: () => void }) {
  const t = useText('documents');
  const part = useRef<HTMLDivElement>(null);
  useFocusKept(part);
  return (
    // The focus stays in its place when one document takes that of another.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={part} className={classes.instead} tabIndex={0} data-autofocus aria-label={title}>
      <p role={onRetry ? 'alert' : undefined}>
        {t(onRetry ? 'viewer.failed' : 'viewer.notShown', { name: file.name })}
      </p>
      <div className={classes.group}>
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('viewer.retry')}
          </Button>
        )}
        <Button component="a" href={file.url} download={file.name} leftSection={<IconDownload size={16} aria-hidden />}>
          {t('viewer.download')}
        </Button>
      </div>
    </section>
  );
}
