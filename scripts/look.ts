/** `npm run look -- /users/list`: pictures of a screen in all eight combinations and in every state that it has. */
import { mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { screensAt, type Wish } from '../e2e/screens/screensAt.ts';
import { takePictures, viewsIn } from '../e2e/screens/pictures.ts';
import { photographed } from './testing/photographed.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `npm run look -- [path] [--over] [--as manager] [--origin http://localhost:3000] [--windows] [--into look]
  path      a screen, as /users/list or /requests/dashboard?card=5; without it all screens of e2e/screens/
  --over    with the menus and dialogs that open over it
  --as      who looks: a demo person, or nobody; without it whom the table names, else admin
  --origin  a portal with demo data that runs already; without it one is started
  --windows in four windows instead of two: on a laptop too, and there at 200 %
  --into    the folder of the pictures`;

const { values, positionals } = parseArgs({
  options: {
    as: { type: 'string' },
    origin: { type: 'string' },
    into: { type: 'string', default: 'look' },
    over: { type: 'boolean', default: false },
    windows: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) console.log(USAGE);
else await look({ path: positionals[0], as: values.as, over: values.over });

async function look(wish: Wish): Promise<void> {
  await photographed(root, values.origin, async (studio) => {
    const screens = screensAt(wish, studio.facts);
    const into = resolve(root, values.into);
    if (wish.path === undefined) await rm(into, { recursive: true, force: true });
    await mkdir(into, { recursive: true });
    const views = viewsIn(values.windows ? ['desk', 'laptop', 'zoomed', 'phone'] : ['desk', 'phone']);
    const { taken, missed } = await takePictures({ ...studio, screens, views, into });
    console.log(`${taken} pictures of ${screens.length} screens are in ${relative(process.cwd(), into) || '.'}/`);
    return missed;
  });
}
