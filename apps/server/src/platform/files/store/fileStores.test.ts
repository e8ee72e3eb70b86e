import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalS3, type LocalS3 } from '../../../../test/stores/localS3.ts';
import { readSettings, SettingsError } from '../../settings.ts';
import type { FileStore } from './fileStore.ts';
import { openFileStore, proveFileStore } from './openFileStore.ts';

let s3: LocalS3;
let folder: string;
beforeAll(async () => {
  s3 = await startLocalS3();
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function namesOf(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names;
}

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  let files: FileStore;
  beforeAll(async () => {
    const settings = readSettings({ DATA_DIR: folder, ...(where === 'a bucket' && { FILES_URL: s3.url }) });
    files = await openFileStore(settings);
    await proveFileStore(files, settings);
  });

  /** What comes back, by its digest and length. */
  async function readBack(name: string): Promise<{ digest: string; bytes: number } | undefined> {
    const found = await files.read(name);
    if (!found) return undefined;
    const hash = createHash('sha256');
    for await (const part of found.stream) hash.update(part as Uint8Array);
    return { digest: hash.digest('hex'), bytes: found.bytes };
  }

  test.each([
    ['nothing', 0, 1],
    ['a byte', 1, 1],
    ['some kilobytes', 70_000, 999],
    ['more than one part', 12 * 1024 * 1024 + 7, 65_536],
  ])('%s comes back as it was put, at once and in parts, and put again is there once', async (_what, length, size) => {
    const bytes = randomBytes(length);
    const digest = digestOf(bytes);
    await files.put(digest, bytes);
    await files.put(`${digest}.clean`, inParts(bytes, size));
    await files.put(digest, inParts(bytes, size));
    for (const name of [digest, `${digest}.clean`]) {
      expect(await files.has(name)).toBe(true);
      expect(await readBack(name)).toEqual({ digest, bytes: length });
    }
    expect((await namesOf(files)).filter((name) => name.startsWith(digest))).toEqual([digest, `${digest}.clean`]);
    await files.remove(digest);
    expect([await files.has(digest), await readBack(digest)]).toEqual([false, undefined]);
    expect(await files.has(`${digest}.clean`)).toBe(true);
    await files.remove(`${digest}.clean`);
    // What is not there is removed without a word.
    await files.remove(digest);
  });

  test('nothing is kept of what failed while it was read', async () => {
    const bytes = randomBytes(6 * 1024 * 1024);
    const name = digestOf(bytes);
    async function* failing() {
      yield* inParts(bytes, 65_536);
      throw new Error('The source ended.');
    }
    await expect(files.put(name, failing())).rejects.toThrow('The source ended.');
    expect(await files.has(name)).toBe(false);
    expect(await namesOf(files)).toEqual([]);
  });

  test('all is listed in the order of the names, more than a page of it', async () => {
    const names = Array.from({ length: 1_100 }, (_, i) => digestOf(Buffer.from(`${i}`))).toSorted();
    for (let i = 0; i < names.length; i += 50)
      await Promise.all(names.slice(i, i + 50).map((name) => files.put(name, Buffer.from('x'))));
    expect(await namesOf(files)).toEqual(names);
  });

  test('a name that leads elsewhere is refused', async () => {
    for (const name of ['../secret', 'a/b', '', `${'a'.repeat(64)}/x`])
      await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('A file name is a digest');
  });
});

test('a bucket that is not there, or does not answer, is told at the start without keys', async () => {
  for (const [url, reason] of [
    [s3.url.replace('portal-files', 'no-such-bucket'), 'NoSuchBucket'],
    ['s3://portal-files/x?region=us-east-1&endpoint=http://127.0.0.1:9', 'ECONNREFUSED'],
  ] as const) {
    const settings = readSettings({ DATA_DIR: folder, FILES_URL: url });
    const told = await proveFileStore(await openFileStore(settings), settings).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(SettingsError);
    expect((told as Error).message).toContain(reason);
    expect((told as Error).message).not.toContain('S3RVER');
  }
});
