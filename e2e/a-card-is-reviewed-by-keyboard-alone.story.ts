import type { Locator, Page } from '@playwright/test';
import { customerPortal } from './applicant.ts';
import { byTurns } from './byTurns.ts';
import { documentFor } from '../apps/server/src/demo/corpus/documents.ts';
import { HAPPENED } from './reviewHistory.ts';
import { DESK, expect, expectAccessible, PHONE, test } from './story.ts';

const drawer = (page: Page): Locator => page.locator('[data-card-drawer]');

/** Presses a key where the focus can be, and sees that what comes of it leaves the focus somewhere. */
async function press(on: Locator, key = 'Enter'): Promise<void> {
  await expect(on).toBeEnabled();
  await on.focus();
  await expect(on).toBeFocused();
  await on.page().keyboard.press(key);
  await expect.poll(() => on.page().evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** The text goes where the focus is, key by key. */
async function type(into: Locator, text: string): Promise<void> {
  await into.focus();
  await into.page().keyboard.press('ControlOrMeta+A');
  await into.page().keyboard.type(text);
}

/** By arrows; again from the first tab where a move that has just ended took the focus on the way. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = drawer(page).getByRole('tab', { name });
  await expect(tab).toBeVisible();
  await expect(async () => {
    await press(drawer(page).getByRole('tab', { selected: true }), 'Home');
    await pressUntil(() => hasFocus(tab), page, 'ArrowRight');
  }).toPass();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

async function pressUntil(isThere: () => Promise<boolean>, page: Page, key: string): Promise<void> {
  for (let times = 0; times < 20 && !(await isThere()); times++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

async function pressUntilFocused(wanted: Locator, key: string): Promise<void> {
  await expect(wanted).toBeVisible();
  await pressUntil(() => hasFocus(wanted), wanted.page(), key);
}

/** From the card's menu, by arrows. */
async function choose(page: Page, act: string): Promise<void> {
  await press(drawer(page).getByRole('button', { name: 'More actions' }));
  await pressUntilFocused(page.getByRole('menuitem', { name: act }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** What the history says, the first first. */
async function told(page: Page, list: string): Promise<string[]> {
  const items = page.getByRole('list', { name: list }).locator('> li');
  return items.evaluateAll((all) => all.map((item) => item.firstElementChild?.textContent ?? '').toReversed());
}

for (const [size, viewport] of byTurns([
  ['on a desk', DESK],
  ['on a phone', PHONE],
] as const)) {
  test(`a paid card is reviewed by keyboard alone, and its histories tell all of it in order, in both languages: ${size}`, async ({
    portal,
  }) => {
    const customers = customerPortal(portal.origin);
    const { id, token } = await customers.submit(23);
    await customers.pay(id, token);
    const at = `/B_Portal/requests/dashboard?card=${id}`;
    const page = await portal.signedIn('manager', { at, viewport });
    const card = page.locator(`[data-card="${id}"]`);
    const open = drawer(page);

    // Paid → Analysis, with an analyst.
    await press(open.getByRole('button', { name: 'Move to Analysis' }));
    await press(page.getByRole('dialog').getByRole('radio', { name: "Julia O'Hara" }), 'Space');
    await page.keyboard.press('Enter');
    await expect(page.locator(`section[data-stage=ANALYSIS] [data-card="${id}"]`)).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // A document is refused with a ready text; two fields are gathered by their pencils.
    await openTab(page, 'Documents');
    await press(open.getByRole('button', { name: 'Refuse: Creed' }));
    const refusal = page.getByRole('dialog', { name: 'Refuse: Creed' });
    await press(refusal.getByRole('combobox', { name: 'Ready text: Creed' }), 'ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(refusal.getByRole('textbox', { name: 'What is wrong' })).not.toHaveValue('');
    await press(refusal.getByRole('button', { name: 'Refuse and request again' }));
    await expect(refusal).toHaveCount(0);
    await openTab(page, 'Ministry');
    for (const field of ['Website', 'City']) {
      await press(open.getByRole('button', { name: `Request a correction: ${field} (Ministry)` }));
    }
    // What was gathered outlives a reload.
    await page.reload();
    await expect(page.getByText('2 fields chosen')).toBeVisible();
    await press(page.getByRole('button', { name: 'Write the request' }));
    const request = page.getByRole('dialog', { name: /Corrections for/ });
    await type(request.getByRole('textbox', { name: /^What is wrong: Website/ }), 'The address does not open.');
    await press(request.getByRole('combobox', { name: /^Ready text: City/ }), 'ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(request.getByRole('textbox', { name: /^What is wrong: City/ })).not.toHaveValue('');
    await press(request.getByRole('button', { name: 'Request corrections' }));
    await expect(page.getByText('Corrections requested.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(request).toHaveCount(0);
    await expect(card).toContainText('3 corrections open');
    const onward = open.getByRole('button', { name: 'Move to Analysis complete' });
    await expect(onward).toHaveAttribute('aria-disabled', 'true');

    // Answered through the customer portal; the address is asked for again, the rest is accepted.
    const fields = { city: 'FORM_MINISTRY_CITY', website: 'FORM_MINISTRY_WEBSITE', creed: 'FORM_DOCUMENT_CREED' };
    await customers.answerCorrections(id, token, {
      [fields.city]: 'Nueva Jerusalén',
      [fields.website]: 'https://www.example.org/old',
      [fields.creed]: 24,
    });
    const toReview = (field: string) => open.getByRole('button', { name: new RegExp(`^${field}.*to review`) });
    const asked = (field: string) => open.getByRole('article', { name: new RegExp(`^${field}`) });
    await press(toReview('Website'));
    await press(asked('Website').getByRole('button', { name: 'Request again' }));
    await type(asked('Website').getByRole('textbox', { name: 'What is still missing' }), 'It leads to another church.');
    await press(asked('Website').getByRole('button', { name: 'Send back' }));
    await expect(page.getByText('The correction was sent back to the applicant.')).toBeVisible();
    await press(toReview('City'));
    await expect(asked('City')).toContainText('Nueva Jerusalén');
    await press(asked('City').getByRole('button', { name: 'Accept', exact: true }));
    await expect(card).toContainText('2 corrections open');
    await openTab(page, 'Documents');
    await press(open.getByRole('button', { name: 'Accept: Creed' }));
    await expect(card).toContainText('1 correction open');
    await customers.answerCorrections(id, token, { [fields.website]: 'https://www.example.org/new' });
    await openTab(page, 'Ministry');
    await press(toReview('Website'));
    await expect(asked('Website')).toContainText('Round 2');
    await press(asked('Website').getByRole('button', { name: 'Accept', exact: true }));
    await expect(card).not.toContainText('correction');

    // More members are of another class.
    await expect(card).toContainText('Class 2');
    await press(open.getByRole('button', { name: 'Edit: Ministry' }));
    await type(open.getByRole('textbox', { name: 'Active members' }), '450');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Class 3');

    // Two tags, made in place.
    await press(open.getByRole('button', { name: 'Add tags' }));
    const tags = page.getByRole('dialog', { name: /^Tags for/ });
    const names = [`Seen in ${id}`, `Visited in ${id}`];
    for (const name of names) {
      await type(tags.getByRole('textbox', { name: 'Find or create a tag' }), name);
      await page.keyboard.press('Enter');
      await press(tags.getByRole('radio').first(), 'Space');
      await page.keyboard.press('Enter');
      await expect(tags.getByRole('checkbox', { name })).toBeChecked();
    }
    await press(tags.getByRole('button', { name: 'Done' }));

    await choose(page, 'Write a note');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Called the church');
    await type(page.getByRole('textbox', { name: 'Note' }), 'They confirm the new address.');
    await press(page.getByRole('button', { name: 'Save note' }));
    await expect(page.getByRole('heading', { name: 'Called the church' })).toBeVisible();

    await choose(page, 'Add reference');
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused();
    await page.keyboard.type('Neg');
    await type(page.getByRole('textbox', { name: 'Who gives the reference' }), 'Irene Salvatierra');
    await type(page.getByRole('textbox', { name: 'What the person says' }), 'She left without a word.');
    const { name, bytes } = await documentFor('RECOMMENDATION_LETTER_1', 23);
    const chooser = page.waitForEvent('filechooser');
    await press(page.getByRole('button', { name: 'Choose a file' }));
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: bytes });
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await press(page.getByRole('button', { name: 'Save reference' }));
    // Its document opens in its place, and gives the focus back.
    const opens = page.getByRole('button', { name: /Open Document from Irene/ });
    await press(opens);
    const viewer = page.getByRole('dialog', { name: /^Document from Irene/ });
    await expect(viewer.getByRole('img', { name: /^Document from Irene/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opens).toBeFocused();
    await press(onward);
    await expect(page.locator(`section[data-stage=COMPLETE_ANALYSIS] [data-card="${id}"]`)).toBeAttached();

    await openTab(page, 'History');
    await expect.poll(() => told(page, 'What happened')).toEqual(HAPPENED.en(id));
    await expect(open.getByText("Analyst: Julia O'Hara")).toBeVisible();
    await expect(open.getByText('Active members (Ministry): 250 → 450')).toBeVisible();
    const ofWebsite = open.getByRole('region', { name: 'Correction history' }).locator('ol > li ol').nth(1);
    await expect(ofWebsite.locator('p:first-child')).toHaveText([
      'Requested',
      'Answered',
      'Requested again · Round 2',
      'Answered · Round 2',
      'Accepted · Round 2',
    ]);
    const spanish = await portal.signedIn('manager', { at: `${at}&tab=history`, language: 'es', viewport });
    await expect.poll(() => told(spanish, 'Lo que pasó')).toEqual(HAPPENED.es(id));
    await expect(spanish.getByText('Miembros activos (Ministerio): 250 → 450')).toBeVisible();
  });
}
