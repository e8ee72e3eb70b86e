import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { pdf } from '../../test/papers/pdf.ts';
import { startLocalS3, type LocalS3 } from '../../test/stores/localS3.ts';
import { checkFiles, removeOrphan, type FileFinding } from '../platform/files/checkFiles.ts';
import { TAKEN_OVER } from '../../test/takenOver.ts';

const COMMAND = join(import.meta.dirname, 'files.ts');
const DAY = 24 * 3_600_000;
const run = promisify(execFile);
const digestOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

let s3: LocalS3;
beforeAll(async () => {
  s3 = await startLocalS3();
});
afterAll(() => s3.stop());

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  let portal: TestServer;
  beforeAll(async () => {
    portal = await buildTestServer(where === 'a bucket' ? { FILES_URL: s3.url } : {});
  });
  afterAll(() => portal.close());

  async function found(now: Date): Promise<FileFinding[]> {
    const all: FileFinding[] = [];
    for await (const each of checkFiles(portal.services, now)) all.push(each);
    return all;
  }

  test('finds what nobody knows and what is gone, removes the former when it is a day old, and nothing else', async () => {
    const { files, database } = portal.services;
    const supervisor = await portal.staff('supervisor');
    const ids = [
      await insertApplication(portal, { status: 'ANALYSIS' }),
      await insertApplication(portal, { status: 'ANALYSIS' }),
    ];
    for (const [i, id] of ids.entries()) {
      const bytes = pdf({ content: `% ${i}\n0 0 m 9 9 l S` });
      const { upload } = (
        await supervisor.upload('POST', `/api/business/request/${id}/files?for=message`, { name: 'a.pdf', bytes })
      ).data;
      const sent = await supervisor.send('POST', `/api/business/request/${id}/messages`, { text: 'See', file: upload });
      expect(sent.codes).toEqual([]);
    }
    const now = new Date();
    expect(await found(now)).toEqual([]);

    const strange = digestOf('nobody knows it');
    const [first = ''] = await database.read(async (db) =>
      (
        await db
          .selectFrom('stored_file')
          .innerJoin('attachment', 'attachment.file_id', 'stored_file.id')
          .select('digest')
          .where('noun', '=', 'conversations')
          .orderBy('digest')
          .execute()
      ).map(({ digest }) => digest),
    );
    await files.put(strange, Buffer.from('nobody knows it'));
    await files.put(`${strange}.thumb`, Buffer.from('small'));
    await files.remove(`${first}.clean`);
    const findings = await found(now);
    expect(findings.filter(({ kind }) => kind === 'missing')).toMatchObject([
      { name: `${first}.clean`, noun: 'conversations' },
    ]);
    expect(findings.filter(({ kind }) => kind === 'orphan')).toMatchObject([
      { name: strange, young: true },
      { name: `${strange}.thumb`, young: true },
    ]);

    // The command of an operator, beside the server.
    const environment = {
      ...TAKEN_OVER,
      DATABASE_URL: portal.databaseUrl,
      DATA_DIR: portal.folder,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      ...(where === 'a bucket' && { FILES_URL: s3.url }),
    };
    if (where === 'a bucket') {
      const told = await run(process.execPath, [COMMAND, 'check', '--remove-orphans'], { env: environment }).catch(
        (error: { stdout: string; code: number }) => error,
      );
      expect(told).toMatchObject({ code: 1 });
      expect(told.stdout).toContain('Orphans: 2, removed: 0. Missing: 1.');
      expect(await files.has(strange)).toBe(true);
    } else {
      const path = join(portal.folder, strange.slice(0, 2), strange);
      await utimes(path, new Date(0), new Date(0));
    }

    const later = new Date(now.getTime() + 2 * DAY);
    for (const finding of await found(later)) {
      if (finding.kind !== 'orphan') continue;
      expect(finding.young).toBe(false);
      await removeOrphan(portal.services, finding.name, later);
    }
    expect([await files.has(strange), await files.has(`${strange}.thumb`)]).toEqual([false, false]);
    expect((await found(later)).map(({ kind }) => kind)).toEqual(['missing']);
    // Of what a row knows nothing is taken, whatever it was told.
    const [kept = ''] = await database.read(async (db) =>
      (await db.selectFrom('stored_file').select('digest').where('digest', '<>', first).execute()).map(
        (row) => row.digest,
      ),
    );
    expect(await removeOrphan(portal.services, kept, later)).toBe(false);
  });
});

test('tells how it is used', async () => {
  await expect(run(process.execPath, [COMMAND, 'clean'], { env: TAKEN_OVER })).rejects.toThrow(
    'npm run files -- check',
  );
});
