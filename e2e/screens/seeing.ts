/** Leads a page to an entry of the table, in one of its states. */
import type { CDPSession, Page } from '@playwright/test';
import { OVER } from '../axe.ts';
import { expect } from '../quickExpect.ts';
import type { Facts } from './facts.ts';
import type { Answer, ScreenToSee, State, There } from './screenToSee.ts';

const PORTAL = '/B_Portal';
const BUSY = '[aria-busy=true]';
/** Far more than any takes. */
const TIMEOUT_MS = 20_000;
const REQUEST_ID = '3f0c6a52-7d1e-4b8a-9c55-0d3f8e1b7a64';

export const addressOf = ({ at }: ScreenToSee, facts: Facts): string =>
  PORTAL + (typeof at === 'string' ? at : at(facts));

/**
 * One page that goes from entry to entry, and is loaded anew only where it has to be. What it is answered instead is put in its way by
 * the browser's own protocol: Playwright's routes would stop every request and leave the browser without its cache.
 */
export function seeingWith(there: There, facts: Facts): (screen: ScreenToSee, state: State) => Promise<void> {
  /** Where the page stands untouched, but for what Escape closes. */
  let stands: { at: string; url: string; answers: ScreenToSee['answers'] } | undefined;
  let seen: { screen: ScreenToSee; state: State } | undefined;
  let instead: Instead | undefined;

  /** From what was seen last, without loading anything anew: what is waited for fails, and what failed is tried again. */
  async function goOn(screen: ScreenToSee, state: State): Promise<boolean> {
    if (seen?.screen !== screen) return false;
    if (seen.state === 'loading' && state === 'failed') {
      await instead?.answer(answersTo(screen, state));
      await instead?.letGo();
      return true;
    }
    if (seen.state === 'failed' && state === 'full') {
      await instead?.answer(answersTo(screen, state));
      await retryIn(there).click();
      return true;
    }
    return false;
  }

  there.page.setDefaultTimeout(TIMEOUT_MS);

  return async (screen, state) => {
    const { page } = there;
    const at = addressOf(screen, facts);
    const { answers } = screen;
    const goesOn = await goOn(screen, state);
    seen = undefined;
    const isThere = state === 'full' && stands?.at === at && stands.answers === answers;
    if (!goesOn && (!isThere || !(await closeAll(page)) || page.url() !== stands?.url)) {
      instead ??= await putInTheWay(page);
      instead.forget();
      await instead.answer(answersTo(screen, state));
      if (page.url().includes(PORTAL)) await page.evaluate(forgetMarks);
      await page.goto(at);
    }
    stands = undefined;
    // Whatever is late, the screen itself is there.
    await expect(page.locator('h1').first()).toBeVisible();
    if (screen.steps && !goesOn) {
      await expect(page.locator(`main ${BUSY}`)).toHaveCount(0);
      await screen.steps(there);
    }
    await expect(readyIn(screen, state, there)).toBeVisible();
    if (state === 'loading') {
      // Its own code is there once it asks for what is held; that of what opens over it may still be on its way.
      await expect.poll(() => instead?.holds()).toBe(true);
      await expect(page.locator('h1').first()).toBeVisible();
    }
    if (state !== 'loading') await expect(page.locator(BUSY)).toHaveCount(0);
    seen = { screen, state };
    if (state === 'full' && !screen.leavesMarks) stands = { at, url: page.url(), answers };
  };
}

const retryIn = ({ page, say }: There) => page.getByRole('button', { name: say('common', 'retry') }).last();

function readyIn({ ready, reads }: ScreenToSee, state: State, there: There) {
  const { page } = there;
  if (state === 'loading') return reads?.waiting?.(there) ?? page.locator(BUSY).first();
  if (state === 'failed') return retryIn(there);
  return state === 'empty' && reads?.empty ? reads.empty(there) : ready(there);
}

/** False where something stayed open. */
async function closeAll(page: Page): Promise<boolean> {
  const open = page.locator(OVER).filter({ visible: true });
  for (let times = 0; times < 3 && (await open.count()) > 0; times++) {
    await page.keyboard.press('Escape');
    await open
      .first()
      .waitFor({ state: 'hidden', timeout: 1_000 })
      .catch(() => undefined);
  }
  return (await open.count()) === 0;
}

/** By path; `held` is never answered. The first that fits counts. */
type Answers = readonly (readonly [path: string, answer: Answer | 'held'])[];

function answersTo({ answers = {}, reads }: ScreenToSee, state: State): Answers {
  const fixed = Object.entries(answers);
  if (!reads || state === 'full') return fixed;
  const { path, emptied = emptiedLists } = reads;
  if (state === 'loading') return [[path, 'held'], ...fixed];
  return [[path, state === 'failed' ? { refused: 'GE005', status: 500 } : { changed: emptied }], ...fixed];
}

interface Instead {
  /** From here on, until others are given. */
  answer: (answers: Answers) => Promise<void>;
  /** Whether something was asked for since that is not answered yet. */
  holds: () => boolean;
  /** Of a page that is left. */
  forget: () => void;
  /** Answers that now. */
  letGo: () => Promise<void>;
}

interface Held {
  requestId: string;
  request: { url: string };
}

async function putInTheWay(page: Page): Promise<Instead> {
  const cdp = await page.context().newCDPSession(page);
  let answers: Answers = [];
  let held: Held[] = [];
  const answerTo = (request: Held['request']) => {
    const { pathname } = new URL(request.url);
    return answers.find(([path]) => isAt(path, pathname))?.[1];
  };
  cdp.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode }) => {
    const answer = answerTo(request);
    if (answer === 'held') {
      held.push({ requestId, request });
      return;
    }
    // A page that has gone on meanwhile needs no answer any more.
    void fulfil(cdp, requestId, responseStatusCode, answer).catch(() => undefined);
  });
  return {
    holds: () => held.length > 0,
    forget() {
      held = [];
    },
    async letGo() {
      const waiting = held;
      held = [];
      for (const { requestId, request } of waiting) {
        const answer = answerTo(request);
        // One that the page took back meanwhile needs none.
        if (answer !== 'held') await fulfil(cdp, requestId, undefined, answer).catch(() => undefined);
      }
    },
    async answer(given) {
      answers = given;
      const patterns = given.map(([path, answer]) => ({
        urlPattern: `*/api${path}*`,
        requestStage: answer !== 'held' && 'changed' in answer ? ('Response' as const) : ('Request' as const),
      }));
      await (patterns.length > 0 ? cdp.send('Fetch.enable', { patterns }) : cdp.send('Fetch.disable'));
    },
  };
}

/** `*` stands for one part of a path. */
const isAt = (path: string, pathname: string): boolean =>
  new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`).test(pathname) &&
  // `/user/*` is one user, not whoever asks.
  !(path.endsWith('*') && /\/(me|board|status|photos|stream|templates|unfinished)$/.test(pathname));

async function fulfil(
  cdp: CDPSession,
  requestId: string,
  /** Of the server's own answer, where it is there. */
  answered: number | undefined,
  answer: Answer | undefined,
): Promise<void> {
  const reply = (responseCode: number, envelope: object) =>
    cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(envelope)).toString('base64'),
    });
  if (!answer || ('changed' in answer && answered === undefined)) {
    await cdp.send('Fetch.continueRequest', { requestId });
  } else if ('refused' in answer) {
    await reply(answer.status, { status: false, error: [answer.refused], data: { requestId: REQUEST_ID } });
  } else if ('data' in answer) {
    await reply(200, { status: true, error: [], data: answer.data });
  } else {
    const { body, base64Encoded } = await cdp.send('Fetch.getResponseBody', { requestId });
    const { data, ...rest } = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
    await reply(answered ?? 200, { ...rest, data: answer.changed(data) });
  }
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
