import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../sessionParts.ts';
import { DESK, openPage, PHONE } from '../story.ts';
import { ALL_VIEWS, THEMES, type View } from './views.ts';
import type { Facts } from './facts.ts';
import { sayIn } from './say.ts';
import { statesOf, type Reader, type ScreenToSee, type State } from './screenToSee.ts';
import { seeingWith } from './seeing.ts';

interface Wanted {
  browser: Browser;
  origin: string;
  facts: Facts;
  screens: readonly ScreenToSee[];
  into: string;
}

/** Beyond it a picture is cut: nobody looks at more. */
const TALLEST = 8_000;

/** Writes a picture of each screen in each state and combination. Tells how many, and what could not be shown. */
export async function takePictures(wanted: Wanted): Promise<{ taken: number; missed: string[] }> {
  const told = { taken: 0, missed: [] as string[] };
  for (const view of ALL_VIEWS) {
    const { size } = view;
    const screens = wanted.screens.filter(({ only = size }) => only === size);
    for (const by of new Set(screens.map((screen) => screen.by))) {
      const own = screens.filter((screen) => screen.by === by);
      await picturesOf(wanted, own, by, view, told);
    }
  }
  return told;
}

async function picturesOf(
  { browser, origin, facts, into }: Wanted,
  screens: readonly ScreenToSee[],
  by: Reader,
  { language, size }: View,
  told: { taken: number; missed: string[] },
): Promise<void> {
  const page = await openPage(browser, [], { origin, language, viewport: size === 'phone' ? PHONE : DESK });
  if (by !== 'nobody') {
    await page.goto('/B_Portal/login');
    await signIn(page, by);
    await page.waitForURL(/\/requests\/dashboard/);
  }
  const see = seeingWith({ page, say: await sayIn(language) }, facts);
  const take = async (screen: ScreenToSee, state: State) => {
    await see(screen, state);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const path = join(into, [fileName(screen.name), state, language, theme, size, 'png'].join('.'));
      await wholly(page, () => page.screenshot({ path }));
      told.taken += 1;
    }
  };
  for (const screen of screens) {
    for (const state of statesOf(screen)) {
      await take(screen, state).catch((error: Error) =>
        told.missed.push(`${screen.name}, ${state}, ${language}, ${size}: ${error.message.split('\n')[0]}`),
      );
    }
  }
  await page.context().close();
}

/** With a window so tall that what scrolls in it is seen to its end. */
async function wholly(page: Page, take: () => Promise<unknown>): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  // Addresses of photos come after the rest.
  await page.evaluate(async () => {
    const images = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
  });
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
