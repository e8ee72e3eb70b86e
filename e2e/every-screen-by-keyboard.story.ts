import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** Every screen of the menu and what lies behind it, by a path that an administrator may open. */
const SCREENS = [
  '/requests/dashboard',
  '/users/list',
  '/users/create',
  '/users/client-list',
  '/users/unfinished-list',
  '/configurations/outbox',
  '/configurations/outbox?templates',
  '/configurations/problems',
  '/configurations/problems?jobs',
  '/cms/questions',
  '/cms/post/create',
  '/cms/resources',
  '/account/sessions',
] as const;

/** More than any screen has; a trap would go on for ever. */
const MOST = 400;

/** Goes by Tab from the top until it leaves the page, marking what it comes to; tells how often it stopped, and whether it left. */
async function wayByTab(page: Page): Promise<{ stops: number; left: boolean }> {
  await page.evaluate(() => {
    // From the top, wherever the screen put the focus.
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
  let nowhere = 0;
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nowhere';
      if (element === document.querySelector('[data-reached]')) return 'first';
      element.setAttribute('data-reached', '');
      return 'control';
    });
    // The list of a combobox closes by Tab and takes one step with it; twice nowhere is the end of the page.
    nowhere = stop === 'nowhere' ? nowhere + 1 : 0;
    if (nowhere === 2 || (stop === 'first' && stops > 0)) return { stops, left: true };
  }
  return { stops: MOST, left: false };
}

/** Controls that Tab did not come to, but for those that arrows lead to from one that it did. */
const notReached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .filter((element) => !element.matches(':disabled, [data-reached], [tabindex="-1"]'))
      .filter((element) => element.tabIndex >= 0)
      .filter((element) => {
        const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
        return radio === undefined || !document.querySelector(`input[name="${radio}"][data-reached]`);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

test('every control of every screen is reached by Tab, which is caught nowhere', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(`/B_Portal${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { stops, left } = await wayByTab(page);
      expect({ path, left }).toEqual({ path, left: true });
      expect(stops).toBeGreaterThan(8);
      expect({ path, missed: await notReached(page) }).toEqual({ path, missed: [] });
    });
  }
});

test('before signing in too', async ({ portal }) => {
  const page = await portal.visitor();
  for (const path of ['/login', '/login/reset', '/login/terms', '/login/policies']) {
    await page.goto(`/B_Portal${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { left } = await wayByTab(page);
    expect({ path, left, missed: await notReached(page) }).toEqual({ path, left: true, missed: [] });
  }
});
