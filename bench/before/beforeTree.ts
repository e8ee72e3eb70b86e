import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The sources of an earlier commit in a folder of their own, with what they need installed; gone when removed. */
export async function checkOut(commit: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-before-'));
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root });
    await install(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

async function install(folder: string): Promise<void> {
  const locked = (tree: string) => readFile(join(tree, 'package-lock.json'), 'utf8');
  if ((await locked(folder)) !== (await locked(root))) {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
    return;
  }
  // The same packages as here, each by a link; only the workspaces are that tree's own.
  await mkdir(join(folder, 'node_modules/@portal'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@portal') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const workspaces = ['packages/contract', 'packages/domain', 'packages/messages', 'apps/server', 'apps/web'];
  for (const workspace of workspaces) {
    await symlink(join(folder, workspace), join(folder, 'node_modules/@portal', workspace.replace(/.*\//, '')));
  }
}
