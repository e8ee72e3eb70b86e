import { deflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { png } from '../../../test/people/applicants.ts';
import { pdf, stream } from '../../../test/papers/pdf.ts';
import { openCleaner } from './openCleaner.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Ends with the process that reads it, as one that is not there cannot be asked for. */
const isGone = (pid: number | undefined) =>
  vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), { timeout: 60_000 });

const read = { mediaType: 'application/pdf' };

test('reads files one after the other in a single process, which ends when there is no more work and gives all back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cleaner = openCleaner();
  const picture = await png(300);
  const processes = new Set<number | undefined>();
  const all = [pdf(), picture, pdf(), picture].map(async (bytes) => {
    const result = await cleaner.clean('document', bytes);
    processes.add(cleaner.pid);
    return 'mediaType' in (result as object);
  });
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
  expect(processes.size).toBe(1);
  const [first] = processes;
  expect(first).not.toBe(process.pid);
  vi.advanceTimersByTime(15_000);
  expect(cleaner.pid).toBeUndefined();
  vi.useRealTimers();
  await isGone(first);
  expect(await cleaner.clean('document', pdf())).toMatchObject(read);
  expect(cleaner.pid).not.toBe(first);
});

test('ends on a file that asks for more memory than it may have, and reads the next', async () => {
  const cleaner = openCleaner({ memoryBytes: 400 * 1024 * 1024, taskMs: 3_600_000 });
  expect(await cleaner.clean('document', pdf())).toMatchObject(read);
  const { pid } = cleaner;
  // Half a gigabyte in as many kilobytes, where a reader must look for the document's own parts.
  const packed = deflateSync(Buffer.alloc(512 * 1024 * 1024), { level: 1 }).toString('latin1');
  const bomb = pdf({ objects: [stream(packed, '/Type/ObjStm/N 9/First 9/Filter/FlateDecode')] });
  const [broken, next] = await Promise.all([cleaner.clean('document', bomb), cleaner.clean('document', pdf())]);
  expect(broken).toBe('broken');
  expect(next).toMatchObject(read);
  await isGone(pid);
});

test('ends on a file that takes longer than it may, and reads the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cleaner = openCleaner();
  expect(await cleaner.clean('document', pdf())).toMatchObject(read);
  process.kill(cleaner.pid ?? 0, 'SIGSTOP');
  const files = [cleaner.clean('document', pdf()), cleaner.clean('document', pdf())];
  vi.advanceTimersByTime(20_000);
  expect(await files[0]).toBe('broken');
  expect(await files[1]).toMatchObject(read);
});

test('lets so much wait and no more', async () => {
  const cleaner = openCleaner({ waitingBytes: pdf().length * 2 });
  const all = await Promise.all(Array.from({ length: 5 }, () => cleaner.clean('document', pdf())));
  const refused = { problem: { code: 'http.unavailable' } };
  expect(all).toEqual([...Array(3).fill(expect.objectContaining(read)), refused, refused]);
});
