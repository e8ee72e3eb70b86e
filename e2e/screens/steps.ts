/** What many entries of the table do before they are seen. */
import type { Locator } from '@playwright/test';
import type { Namespace } from '@portal/messages/browserTexts.ts';
import { expect } from '../quickExpect.ts';
import type { TextKey } from './say.ts';
import { FILE } from './sample.ts';
import type { ScreenToSee, Steps, There } from './screenToSee.ts';

/** Presses the button of that text; the one in front, where several have it. */
export const press =
  <Noun extends Namespace>(noun: Noun, key: TextKey<Noun>): Steps =>
  async ({ page, say }) => {
    const button = page.getByRole('button', { name: say(noun, key) }).last();
    // Seen sooner than a click would see it.
    await expect(button).toBeVisible();
    await button.click();
  };

/** Opens the menu of the views, which on a phone is that of the columns too. */
export const openViews: Steps = async ({ page, say }) => {
  const [wide, narrow] = [say('tables', 'views'), say('tables', 'viewsAndColumns')];
  const button = page.getByRole('button', { name: wide }).or(page.getByRole('button', { name: narrow }));
  await expect(button).toBeVisible();
  await button.click();
};

/** Opens the values of the first filter. */
export const openChip: Steps = async ({ page }) => {
  await page.locator('main button[aria-haspopup=listbox]').first().click();
};

/** Chooses an entry of the menu that is open. */
export const choose =
  <Noun extends Namespace>(noun: Noun, key: TextKey<Noun>): Steps =>
  async ({ page, say }) => {
    await page
      .getByRole('menuitem', { name: say(noun, key) })
      .first()
      .click();
  };

/** Sends the form in front as it is; what is wrong is then said. */
export const send: Steps = async ({ page }) => {
  await page.locator('button[type=submit]').last().click();
};

export const inTurn =
  (...steps: readonly Steps[]): Steps =>
  async (there) => {
    for (const step of steps) await step(there);
  };

export const openProfile = press('shell', 'profileMenu');

/** Chooses an entry of the profile menu. */
export const fromProfile = (entry: TextKey<'shell'>): Steps => inTurn(openProfile, choose('shell', entry));

export const text =
  <Noun extends Namespace>(noun: Noun, key: TextKey<Noun>) =>
  ({ page, say }: There): Locator =>
    page.getByText(say(noun, key)).first();

export const dialog = ({ page }: There): Locator => page.getByRole('dialog').locator('button[type=submit]');
export const menu = ({ page }: There): Locator => page.getByRole('menuitem').first();
export const options = ({ page }: There): Locator => page.locator('[role=option]').filter({ visible: true }).first();
export const heading = ({ page }: There): Locator => page.getByRole('heading', { level: 1 });
/** A field that says what is wrong with it. */
export const errorSaid = ({ page }: There): Locator => page.locator('[aria-invalid=true]').first();
/** The first row of a list: a table row on a desk, a card on a phone. */
export const row = ({ page }: There): Locator =>
  page.locator('main tbody:not([aria-hidden]) tr, main ul[aria-label][aria-busy] > li').first();

/** Chooses the first row of a list. */
export const selectFirst: Steps = ({ page, say }) =>
  page
    .getByRole('checkbox', { name: say('tables', 'select') })
    .first()
    .check();

/** The link that opens the sample's file. */
export const fileLink: ScreenToSee['ready'] = ({ page }) =>
  page.getByRole('link', { name: new RegExp(FILE.name) }).first();
