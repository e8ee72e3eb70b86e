/** Reads QR codes out of a picture: by the browser where it can, else by zxing in WebAssembly, which only then is loaded. */
import { whole } from '../../../platform/late/chunks.ts';

/** The text of a QR code that the picture shows; nothing where it shows none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own; the compiler's library does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

export async function openQrReader(): Promise<ReadQr> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  // Some have the name alone, without a format behind it.
  const formats = (await Own?.getSupportedFormats().catch(() => undefined)) ?? [];
  if (!Own || !formats.includes('qr_code')) return openZxing();
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

const load = whole(() => Promise.all([import('zxing-wasm/reader'), import('zxing-wasm/reader/zxing_reader.wasm?url')]));

/** Pixels of the longer side that are looked at: enough for a card held at arm’s length, and little enough for an old phone. */
const LONGEST_SIDE = 960;

async function openZxing(): Promise<ReadQr> {
  const [{ prepareZXingModule, readBarcodes }, { default: address }] = await load();
  // From this server: by default it would ask one of its makers.
  prepareZXingModule({ overrides: { locateFile: () => address } });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return found?.isValid ? found.text : undefined;
  };
}
