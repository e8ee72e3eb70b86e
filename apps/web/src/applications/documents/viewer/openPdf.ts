/** PDF pages by pdf.js, whose code comes with the first one that is opened. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** A page's own unit is a 72nd of an inch, of which the screen shows 96. */
export const CSS_PIXELS_A_POINT = 96 / 72;
/** What a small device can hold of one picture. */
const MOST_PIXELS = 12_000_000;

/** The older build: it runs in every browser that the portal serves (README). */
const load = async () => {
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  library.GlobalWorkerOptions.workerSrc = worker.default;
  return library;
};

/** Fetches and opens a PDF. It runs nothing of what is in it, and asks nothing else of the network. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [{ getDocument }, answer] = await Promise.all([load(), fetch(url, { signal })]);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  const data = new Uint8Array(await answer.arrayBuffer());
  signal.throwIfAborted();
  return getDocument({
    data,
    // The policy of the page allows no compiled code, and fonts that a file lacks are those of the device.
    useWasm: false,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  }).promise;
}

/** Draws a page onto a canvas, as fine as the screen shows it. */
export function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  scale: number,
): { done: Promise<void>; cancel: () => void } {
  const wanted = scale * CSS_PIXELS_A_POINT * (globalThis.devicePixelRatio || 1);
  const whole = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (whole.width * whole.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  return { done: task.promise, cancel: () => task.cancel() };
}
