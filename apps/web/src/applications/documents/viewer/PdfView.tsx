import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { Stage } from './Stage.tsx';
import type { ViewProps } from './viewProps.ts';
import { CSS_PIXELS_A_POINT, drawPage, openPdf } from './openPdf.ts';

/** A PDF, a page at a time; a page is drawn anew as sharp as it is shown. */
export function PdfView({ url, title, look, onLook, onFailure }: ViewProps) {
  const [file, setFile] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState<PDFPageProxy>();
  const latest = useRef({ look, onLook, onFailure });
  useEffect(() => {
    latest.current = { look, onLook, onFailure };
  });

  useEffect(() => {
    const leaving = new AbortController();
    const opening = openPdf(url, leaving.signal);
    const open = async () => {
      try {
        const opened = await opening;
        if (leaving.signal.aborted) return;
        setFile(opened);
        latest.current.onLook({ ...latest.current.look, pages: opened.numPages });
      } catch {
        if (!leaving.signal.aborted) latest.current.onFailure();
      }
    };
    void open();
    return () => {
      leaving.abort();
      void opening.then(
        (opened) => opened.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [url]);

  useEffect(() => {
    let isWanted = true;
    void file?.getPage(look.page).then(
      (found) => isWanted && setPage(found),
      () => isWanted && latest.current.onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [file, look.page]);

  const viewport = page?.getViewport({ scale: CSS_PIXELS_A_POINT });
  return (
    <Stage
      size={viewport && { width: viewport.width, height: viewport.height }}
      title={title}
      look={look}
      onLook={onLook}
    >
      {(scale) => page && <Page page={page} scale={scale} title={title} onFailure={onFailure} />}
    </Stage>
  );
}

interface PageProps {
  page: PDFPageProxy;
  /** Pixels of the screen a pixel of the page. */
  scale: number;
  title: string;
  onFailure: () => void;
}

function Page({ page, scale, title, onFailure }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    if (!canvas.current) return undefined;
    const { done, cancel } = drawPage(page, canvas.current, scale);
    done.catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'RenderingCancelledException')) failed.current();
    });
    return cancel;
  }, [page, scale]);
  // What is drawn is no picture with an address of its own.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <canvas ref={canvas} role="img" aria-label={title} />;
}
