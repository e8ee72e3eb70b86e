/** The camera of a device, as far as the door needs it. */

/** Why there is no picture: it was not allowed, there is none, or the page was not loaded over TLS. */
export type CameraProblem = 'denied' | 'none' | 'insecure' | 'failed';

/** Starts a camera; without a choice the one that looks away from whoever holds the phone. Fails with `CameraProblem`. */
export async function startCamera(device: string | undefined): Promise<MediaStream> {
  const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  // A page over plain http has none.
  if (!media) throw problem('insecure');
  const video = device === undefined ? { facingMode: 'environment' } : { deviceId: { exact: device } };
  return media
    .getUserMedia({ video: { ...video, width: { ideal: 1280 }, height: { ideal: 720 } } })
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NotAllowedError') throw problem('denied');
      throw problem(name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed');
    });
}

export async function listCameras(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** The compiler's library does not know the light of a camera. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean };

/** Firefox tells no capabilities. */
export const hasTorch = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some((track) => 'getCapabilities' in track && (track.getCapabilities() as WithTorch).torch);

export async function light(stream: MediaStream, torch: boolean): Promise<void> {
  const set = stream
    .getVideoTracks()
    .map((track) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }));
  await Promise.all(set);
}

export const stopCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

class CameraFailure extends Error {
  readonly why: CameraProblem;

  constructor(why: CameraProblem) {
    super(why);
    this.why = why;
  }
}
const problem = (why: CameraProblem) => new CameraFailure(why);

export const whyNoPicture = (error: unknown): CameraProblem => (error instanceof CameraFailure ? error.why : 'failed');
