import { setImmediate } from 'node:timers/promises';
import { fromBufferPromise } from 'yauzl';
import { IMPORT_LIMITS } from '@portal/domain/imports/imports.ts';
import { refuseFile, type Found } from './found.ts';

const MOST_PARTS = 2_000;
const AT_ONCE = 1_000;

/** The rows of a workbook's first sheet: of a formula the value that was worked out last. */
export async function xlsxRows(bytes: Buffer): Promise<Found> {
  if (!(await isSound(bytes))) throw refuseFile('import.unreadable');
  return { format: 'xlsx', encoding: null, separator: null, rows: rowsOf(bytes) };
}

/** Whether it unpacks, to its end, into no more than a workbook of the size we take: what it says of itself may lie. */
async function isSound(bytes: Buffer): Promise<boolean> {
  try {
    let left: number = IMPORT_LIMITS.unpacked;
    let parts = 0;
    let isWorkbook = false;
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
    for await (const entry of zip.eachEntry()) {
      parts += 1;
      left -= entry.uncompressedSize;
      if (parts > MOST_PARTS || left < 0 || entry.isEncrypted()) return false;
      isWorkbook ||= entry.fileName === 'xl/workbook.xml';
      // Throws at the first byte beyond the size that it was said to have.
      for await (const chunk of await zip.openReadStreamPromise(entry)) void chunk;
    }
    return isWorkbook;
  } catch {
    return false;
  }
}

async function* rowsOf(bytes: Buffer): Found['rows'] {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const read = streamXlsxRows(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), { sheet: 0 });
  for (let seen = 0; ; seen += 1) {
    const next = await read.next().catch(() => {
      throw refuseFile('import.unreadable');
    });
    if (next.done) return;
    if (seen % AT_ONCE === 0) await setImmediate();
    yield { line: next.value.index + 1, values: next.value.values };
  }
}
