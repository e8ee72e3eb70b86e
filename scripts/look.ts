/** `npm run look -- /users/list`: pictures of a screen in all eight combinations and in every state that it has. */
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readFacts } from '../e2e/screens/facts.ts';
import { screensAt, type Wish } from '../e2e/screens/screensAt.ts';
import { takePictures } from '../e2e/screens/pictures.ts';
import { startPortal } from '../e2e/startPortal.ts';
import { buildWebIfChanged } from './build/buildWeb.ts';
import { findChromium } from './testing/chromium.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `npm run look -- [path] [--over] [--as manager] [--origin http://localhost:3000] [--into look]
  path      a screen, as /users/list or /requests/dashboard?card=5; without it all screens of e2e/screens/
  --over    with the menus and dialogs that open over it
  --as      who looks: a demo person, or nobody; without it whom the table names, else admin
  --origin  a portal with demo data that runs already; without it one is started
  --into    the folder of the pictures`;

const { values, positionals } = parseArgs({
  options: {
    as: { type: 'string' },
    origin: { type: 'string' },
    into: { type: 'string', default: 'look' },
    over: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) console.log(USAGE);
else await look({ path: positionals[0], as: values.as, over: values.over });

async function look(wish: Wish): Promise<void> {
  const executablePath = await findChromium();
  const portal = values.origin ? { origin: values.origin, stop: () => undefined } : await start();
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const facts = await readFacts(portal.origin);
    const screens = screensAt(wish, facts);
    const into = join(root, values.into);
    if (wish.path === undefined) await rm(into, { recursive: true, force: true });
    await mkdir(into, { recursive: true });
    const { taken, missed } = await takePictures({ browser, origin: portal.origin, facts, screens, into });
    for (const sentence of missed) console.error(sentence);
    console.log(`${taken} pictures of ${screens.length} screens are in ${relative(process.cwd(), into) || '.'}/`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function start() {
  buildWebIfChanged(root);
  console.log('Starting a portal with demo data …');
  return startPortal(100);
}
