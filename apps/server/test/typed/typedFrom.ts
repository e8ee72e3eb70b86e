import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/platform/cluster/freePort.ts';
import { openTestDatabase } from '../database/testDatabase.ts';
import { startPortal } from '../portalProcess.ts';
import { TAKEN_OVER } from '../takenOver.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** What a page has its reader type, one block after the other. */
async function commandsOf(page: string): Promise<string> {
  const text = await readFile(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
}

/** The lines that the commands of a page print, typed as they stand there beside a portal with so many demo applications. */
export async function typedFrom(
  page: string,
  { demo }: { demo: number },
  cleanUps: (() => Promise<unknown>)[],
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-curl-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const testDatabase = await openTestDatabase();
  cleanUps.push(testDatabase.close);
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    DEMO: String(demo),
    ...(testDatabase.databaseUrl && { DATABASE_URL: testDatabase.databaseUrl }),
  };
  await startPortal(environment, /demo applications: 100%/, cleanUps);

  // Another port and another folder than a reader has, since both may be taken here.
  const commands = (await commandsOf(page))
    .replace('http://localhost:3000', `http://127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`);
  const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', commands], {
    cwd: ROOT,
    env: {
      ...TAKEN_OVER,
      ...environment,
      NODE_ENV: 'development',
      HOME: folder,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  });
  return stdout.split('\n').filter((line) => line !== '');
}
