import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller ones fit into one packet either way. */
const LEAST_BYTES = 1024;
/** What is served as it lies in the folder; the page itself gets a nonce each time. Fonts and images are compressed already. */
const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm|txt)$/;
/** Two steps below the highest: nearly as small, in a tenth of the time that everybody's first start waits for. */
const BROTLI_QUALITY = 9;

/** Writes `.br` and `.gz` beside the files of a finished build, for the server to send without compressing again. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < LEAST_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
