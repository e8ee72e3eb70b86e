/** Code that comes when it is needed. */
import { CHUNK_TIMEOUT_MS } from '@portal/domain/availability.ts';

/** Code did not come: the network, or a newer build that no longer has it. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('chunk', { cause });
    this.name = 'ChunkFailure';
  }
}

/** The same import, failing with `ChunkFailure` when the code does not come, or not within 120 s. */
export const whole =
  <Module>(load: () => Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): (() => Promise<Module>) =>
  () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new ChunkFailure('timeout')), timeoutMs);
      load()
        .then(resolve, (cause: unknown) => reject(new ChunkFailure(cause)))
        .finally(() => clearTimeout(timer));
    });
