import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../src/platform/cluster/freePort.ts';
import { startPortal } from './portalProcess.ts';
import { openTestDatabase } from './database/testDatabase.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** What the page has its reader type, one block after the other. */
async function commandsOf(page: string): Promise<string> {
  const text = await readFile(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
}

test.skipIf(!hasCurl)(
  'an applicant comes from registering to a paid card by the commands of docs/application-by-curl.md as they stand there',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-curl-'));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const testDatabase = await openTestDatabase();
    cleanUps.push(testDatabase.close);
    const port = String(await freePort());
    const environment = {
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      DEMO: '5',
      ...(testDatabase.databaseUrl && { DATABASE_URL: testDatabase.databaseUrl }),
    };
    await startPortal(environment, /demo applications: 100%/, cleanUps);

    // Another port and another folder than a reader has, since both may be taken here.
    const commands = (await commandsOf('docs/application-by-curl.md'))
      .replace('http://localhost:3000', `http://127.0.0.1:${port}`)
      .replaceAll('/tmp/', `${folder}/`);
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: ROOT,
      env: {
        ...environment,
        NODE_ENV: 'development',
        HOME: folder,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    });
    const told = stdout.split('\n').filter((line) => line !== '');
    // Four steps, a photo and eight documents.
    expect(told.filter((line) => line === 'true')).toHaveLength(13);
    expect(told.filter((line) => line.includes('"status":true'))).toHaveLength(4);
    expect(told.join('\n')).not.toMatch(/false|undefined/);
    expect(told).toContainEqual(expect.stringMatching(/^\d{4}-\d{6}$/));
    // Nothing was missing any more.
    expect(told).toContain('{}');
    expect(told.at(-6)).toBe('PAID');
    // What one wrote oneself one has read.
    expect(told.slice(-4)).toEqual(['Is anything missing?', 'document.pdf', '%PDF-', '0']);
  },
  180_000,
);
