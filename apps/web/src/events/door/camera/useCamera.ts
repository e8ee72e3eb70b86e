import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasTorch, listCameras, startCamera, stopCamera, whyNoPicture, type CameraProblem } from './cameraTrack.ts';
import { newlySeen } from './newlySeen.ts';
import { openQrReader, type ReadQr } from './qrReader.ts';

const LOOK_EVERY_MS = 120;

type Picture =
  | { is: 'starting' }
  | { is: 'there'; stream: MediaStream; torch: boolean; cameras: { id: string; name: string }[] }
  | { is: 'missing'; why: CameraProblem };

/** A camera's picture in a video element, and each code that comes before it, once until it was gone. */
export function useCamera(device: string | undefined, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [picture, setPicture] = useState<Picture>({ is: 'starting' });
  const seen = useEffectEvent(onCode);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const run = async () => {
      const [read, stream] = await Promise.all([openQrReader(), showCamera(device, video.current, signal)]);
      const cameras = await listCameras();
      if (signal.aborted || !video.current) return;
      setPicture({ is: 'there', stream, torch: hasTorch(stream), cameras });
      await watch(video.current, { read, signal, onCode: (code) => seen(code) });
    };
    void run().catch((error: unknown) => {
      if (!signal.aborted) setPicture({ is: 'missing', why: whyNoPicture(error) });
    });
    return () => over.abort();
  }, [device]);
  return { video, picture };
}

/** Starts the camera in the element; it stops with the signal, also where it starts only then. */
async function showCamera(
  device: string | undefined,
  element: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<MediaStream> {
  const stream = await startCamera(device);
  if (signal.aborted) stopCamera(stream);
  else signal.addEventListener('abort', () => stopCamera(stream));
  if (!element || signal.aborted) return stream;
  element.srcObject = stream;
  await element.play();
  return stream;
}

/** One picture after the other, as fast as they are read, with a breath between. */
async function watch(
  element: HTMLVideoElement,
  { read, signal, onCode }: { read: ReadQr; signal: AbortSignal; onCode: (code: string) => void },
): Promise<void> {
  const isNew = newlySeen();
  while (!signal.aborted) {
    const code = await read(element).catch(() => undefined);
    if (signal.aborted) return;
    if (code !== undefined && isNew(code, performance.now())) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
