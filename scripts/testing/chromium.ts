import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { command } from './command.ts';

/** The shell first: the same engine without a window to draw, a sixth quicker. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, PATH, Playwright's folder, Playwright's download, and as a last resort, as root
 * on Debian, the system's packages. Refuses with one sentence that says what to install.
 */
export async function findChromium(): Promise<string> {
  return (
    findInstalled() ??
    (await downloadByPlaywright()) ??
    (await installByApt()) ??
    refuse('No Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to one.')
  );
}

/** Opens one, of that path where it was looked for already. */
export const launchChromium = async (path?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: path ?? (await findChromium()),
    // As root it has none.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** The version as the browser tells it, for example "Chromium 156.0.8078.79". */
export async function chromiumVersion(path: string): Promise<string> {
  const { output } = await command(path, ['--version']);
  return /\S*Chrom\S* [\d.]+/.exec(output)?.[0] ?? 'Chromium';
}

function findInstalled(): string | undefined {
  return process.env.CHROMIUM_PATH ?? findOnPath() ?? playwrightsOwn();
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const playwrightsOwn = (): string | undefined => [chromium.executablePath()].find((path) => existsSync(path));

async function downloadByPlaywright(): Promise<string | undefined> {
  console.log('No Chromium found: downloading one with "playwright install chromium" …');
  // Playwright waits half a minute per attempt for an unreachable host; a machine without network should not wait for hours.
  await command('playwright', ['install', 'chromium'], {
    live: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  return playwrightsOwn();
}

async function installByApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !isExecutable('/usr/bin/apt-get'))
    return undefined;
  console.log('Installing the system package of a Chromium with apt-get, because this runs as root on Debian …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await command('apt-get', ['update', '-qq'], { live: true, env });
  await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    live: true,
    env,
  });
  return findOnPath();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}
