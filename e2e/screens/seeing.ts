/** Leads a page to an entry of the table, in one of its states. */
import type { Page, Route } from '@playwright/test';
import type { Facts } from './facts.ts';
import type { Answer, ScreenToSee, State, There } from './screenToSee.ts';

const PORTAL = '/B_Portal';
/** What Escape closes. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Far more than any takes. */
const TIMEOUT_MS = 20_000;
const REQUEST_ID = '3f0c6a52-7d1e-4b8a-9c55-0d3f8e1b7a64';

export const addressOf = ({ at }: ScreenToSee, facts: Facts): string =>
  PORTAL + (typeof at === 'string' ? at : at(facts));

/** One page that goes from entry to entry, and is loaded anew only where it has to be. */
export function seeingWith(there: There, facts: Facts): (screen: ScreenToSee, state: State) => Promise<void> {
  /** Where the page stands untouched, but for what Escape closes. */
  let stands: { at: string; url: string } | undefined;

  there.page.setDefaultTimeout(TIMEOUT_MS);

  return async (screen, state) => {
    const { page } = there;
    const at = addressOf(screen, facts);
    const isAsItCame = state === 'full' && !screen.answers;
    if (!isAsItCame || stands?.at !== at || !(await closeAll(page)) || page.url() !== stands.url) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await answerInstead(page, screen, state);
      if (page.url().includes(PORTAL)) await page.evaluate(forgetMarks);
      await page.goto(at);
    }
    stands = undefined;
    await screen.steps?.(there);
    // Whatever is late, the screen itself is there.
    await page.locator('h1').first().waitFor();
    await readyIn(screen, state, there).waitFor();
    if (state !== 'loading') await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    if (isAsItCame && !screen.leavesMarks) stands = { at, url: page.url() };
  };
}

function readyIn({ ready, reads }: ScreenToSee, state: State, there: There) {
  const { page, say } = there;
  if (state === 'loading') return page.locator('[aria-busy=true]').first();
  if (state === 'failed') return page.getByRole('button', { name: say('common', 'retry') }).last();
  return state === 'empty' && reads?.empty ? reads.empty(there) : ready(there);
}

/** False where something stayed open. */
async function closeAll(page: Page): Promise<boolean> {
  const open = page.locator(OPEN).filter({ visible: true });
  for (let times = 0; times < 3 && (await open.count()) > 0; times++) {
    await page.keyboard.press('Escape');
    await open
      .first()
      .waitFor({ state: 'hidden', timeout: 1_000 })
      .catch(() => undefined);
  }
  return (await open.count()) === 0;
}

async function answerInstead(page: Page, { answers = {}, reads }: ScreenToSee, state: State): Promise<void> {
  for (const [path, answer] of Object.entries(answers))
    await page.route(atPath(path), (route) => fulfil(route, answer));
  if (!reads || state === 'full') return;
  const { emptied = emptiedLists } = reads;
  // Routed last, it is asked first.
  await page.route(atPath(reads.path), (route) => {
    // Held for as long as the page stands.
    if (state === 'loading') return undefined;
    return fulfil(route, state === 'failed' ? { refused: 'GE005', status: 500 } : { changed: emptied });
  });
}

/** `*` stands for one part of a path. */
const atPath = (path: string) => (url: URL) =>
  new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`).test(url.pathname) &&
  // `/user/*` is one user, not whoever asks.
  !(path.endsWith('*') && /\/(me|board|status|photos|stream|templates|unfinished)$/.test(url.pathname));

async function fulfil(route: Route, answer: Answer): Promise<void> {
  if ('refused' in answer) {
    const json = { status: false, error: [answer.refused], data: { requestId: REQUEST_ID } };
    return route.fulfill({ status: answer.status, json });
  }
  if ('data' in answer) return route.fulfill({ json: { status: true, error: [], data: answer.data } });
  const response = await route.fetch();
  const { data, ...rest } = await response.json();
  return route.fulfill({ response, json: { ...rest, data: answer.changed(data) } });
}

/** The same answer with nothing in it. */
function emptiedLists(data: any): unknown {
  if (Array.isArray(data)) return [];
  return { ...data, data: [], total: 0, next: null };
}

/** What the entry before typed or folded is not to be here again. */
function forgetMarks(): void {
  localStorage.removeItem('portal_menu');
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('portal_draft')) sessionStorage.removeItem(key);
}
