import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../sessionParts.ts';
import { DESK, LAPTOP, openPage, PHONE, ZOOMED } from '../story.ts';
import { ALL_VIEWS, THEMES, type View } from './views.ts';
import type { Facts } from './facts.ts';
import { sayIn } from './say.ts';
import { statesOf, type Reader, type ScreenToSee, type State } from './screenToSee.ts';
import { seeingWith } from './seeing.ts';

/** What fits a desk is seen on a laptop besides, what fits a phone on that laptop at 200 %. */
const WINDOWS = { desk: DESK, laptop: LAPTOP, zoomed: ZOOMED, phone: PHONE };
export type WindowName = keyof typeof WINDOWS;
const layoutOf = (name: WindowName): View['size'] => (name === 'desk' || name === 'laptop' ? 'desk' : 'phone');

export interface PictureView {
  language: View['language'];
  window: WindowName;
  themes: readonly (typeof THEMES)[number][];
}

/** Every language and theme in those windows. */
export const viewsIn = (windows: readonly WindowName[]): PictureView[] =>
  windows.flatMap((window) =>
    ALL_VIEWS.filter(({ size }) => size === layoutOf(window)).map(({ language }) => ({
      language,
      window,
      themes: THEMES,
    })),
  );

interface Wanted {
  browser: Browser;
  origin: string;
  facts: Facts;
  screens: readonly ScreenToSee[];
  views: readonly PictureView[];
  /** Where there are others than the one that is full. */
  states?: readonly State[];
  /** As much as the window shows, instead of all that scrolls in it. */
  cut?: boolean;
  into: string;
}

/** Where the picture of a screen lies. */
export const pictureName = (
  screen: string,
  state: State,
  language: string,
  theme: string,
  window: WindowName,
): string => [fileName(screen), state, language, theme, window, 'png'].join('.');

/** Beyond it a picture is cut: nobody looks at more. */
const TALLEST = 8_000;

/** Writes a picture of each screen in each state and view. Tells how many, and what could not be shown. */
export async function takePictures(wanted: Wanted): Promise<{ taken: number; missed: string[] }> {
  const told = { taken: 0, missed: [] as string[] };
  for (const view of wanted.views) {
    const size = layoutOf(view.window);
    const screens = wanted.screens.filter(({ only = size }) => only === size);
    for (const by of new Set(screens.map((screen) => screen.by))) {
      const own = screens.filter((screen) => screen.by === by);
      await picturesOf(wanted, own, by, view, told);
    }
  }
  return told;
}

async function picturesOf(
  { browser, origin, facts, states, cut = false, into }: Wanted,
  screens: readonly ScreenToSee[],
  by: Reader,
  { language, window, themes }: PictureView,
  told: { taken: number; missed: string[] },
): Promise<void> {
  const page = await openPage(browser, [], { origin, language, viewport: WINDOWS[window] });
  if (by !== 'nobody') {
    await page.goto('/B_Portal/login');
    await signIn(page, by);
    await page.waitForURL(/\/requests\/dashboard/);
  }
  const see = seeingWith({ page, say: await sayIn(language) }, facts);
  const take = async (screen: ScreenToSee, state: State) => {
    await see(screen, state);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const path = join(into, pictureName(screen.name, state, language, theme, window));
      await imagesRead(page);
      const shoot = () => page.screenshot({ path });
      await (cut ? shoot() : wholly(page, shoot));
      told.taken += 1;
    }
  };
  for (const screen of screens) {
    for (const state of statesOf(screen).filter((each) => states?.includes(each) ?? true)) {
      await take(screen, state).catch((error: Error) =>
        told.missed.push(`${screen.name}, ${state}, ${language}, ${window}: ${error.message.split('\n')[0]}`),
      );
    }
  }
  await page.context().close();
}

/** Addresses of photos come after the rest; those beyond the window are not read before they come near. */
const imagesRead = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const images = [...document.images].filter((image) => !image.complete && isSeen(image));
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
  });

/** With a window so tall that what scrolls in it is seen to its end. */
async function wholly(page: Page, take: () => Promise<unknown>): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('html, main, aside, [role=dialog], [role=dialog] *')]
        .filter(
          (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) || element.matches('html'),
        )
        .map((element) => element.scrollHeight - element.clientHeight),
    ),
  );
  if (hidden > 0) await page.setViewportSize({ ...size, height: Math.min(size.height + hidden, TALLEST) });
  await take();
  if (hidden > 0) await page.setViewportSize(size);
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
