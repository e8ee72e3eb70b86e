import type { Locator, Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { expectFocusIn } from './focus.ts';
import { LISTS } from './listsToWalk.ts';
import { refuseUntilPressed } from './refusedUntilPressed.ts';
import { administrator } from './staffAccounts.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';

/** The list itself, where more stands on its screen. */
const partOf = (page: Page, part: string | undefined): Locator =>
  part === undefined ? page.locator('main') : page.getByRole('region', { name: part, exact: true });

const rows = (page: Page | Locator, text?: string) =>
  page.locator('tbody tr').filter(text === undefined ? {} : { hasText: text });

/** The rows but for how long ago things were, which changes by itself. */
const textsOf = (page: Page | Locator): Promise<string[]> =>
  rows(page).evaluateAll((list) =>
    list.map((row) => {
      const copy = row.cloneNode(true) as Element;
      for (const time of copy.querySelectorAll('time')) time.remove();
      return copy.textContent ?? '';
    }),
  );

/** They as soon as they are all that the list counts: while others are asked for it counts none. */
async function listed(part: Locator): Promise<string[]> {
  const count = part.locator('output').filter({ hasText: /^[\d,]+ / });
  let texts: string[] = [];
  await expect(async () => {
    texts = await textsOf(part);
    await expect(count.first()).toHaveText(new RegExp(`^${texts.length} `), { timeout: 100 });
  }).toPass();
  return texts;
}

async function addFilter(page: Page, filter: string, value: string, part = page.locator('main')): Promise<void> {
  await part.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: filter }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

for (const { name, path, api, part, filter, search, and, sorts, opens } of byTurns(LISTS)) {
  test(`filters, words and order stand in the address: loading anew and going back lose nothing (${name})`, async ({
    portal,
  }) => {
    if (name === 'problem reports') await (await administrator(portal.origin)).report('Walking the lists', 2);
    const admin = await portal.signedIn('admin', { at: path });
    const list = partOf(admin, part);
    const searchbox = list.getByRole('searchbox');
    await expect(rows(list).first()).toBeVisible();
    await addFilter(admin, filter[0], filter[1], list);
    await expect(admin).toHaveURL(filter[2]);
    const answered = admin.waitForResponse(
      (response) => api.test(response.url()) && new URL(response.url()).searchParams.get('search') === search,
    );
    await searchbox.fill(search);
    await expect(admin).toHaveURL((url) => url.searchParams.get('search') === search);
    await answered;
    if (and) {
      await addFilter(admin, and.filter, and.value, list);
      await expect(rows(list).getByRole('link')).toHaveText([...and.leaves]);
    }
    const found = await listed(list);
    expect(found.length).toBeGreaterThan(1);

    const [header, way, inAddress] = sorts;
    await list.getByRole('button', { name: header, exact: true }).click();
    await expect(list.getByRole('columnheader', { name: header, exact: true })).toHaveAttribute('aria-sort', way);
    await expect(admin).toHaveURL(inAddress);
    await expect.poll(() => textsOf(list)).not.toEqual(found);
    const sorted = await listed(list);
    expect(sorted.toSorted()).toEqual(found.toSorted());
    const isAsItWas = async () => {
      await expect.poll(() => textsOf(list)).toEqual(sorted);
      await expect(searchbox).toHaveValue(search);
      await expect(list.getByRole('button', { name: `${filter[0]}: ${filter[1]}` })).toBeVisible();
    };
    await admin.reload();
    await isAsItWas();

    if (opens) {
      const before = admin.url();
      const title = admin.getByRole('heading', { level: 1 });
      const ofList = (await title.textContent()) ?? '';
      await rows(list).first().getByRole(opens).first().click();
      await expect(admin).not.toHaveURL(before);
      if (opens === 'link') await expect(title.filter({ hasNotText: ofList })).toBeVisible();
      else await expect(admin.getByRole('dialog')).toBeVisible();
      await admin.goBack();
      await isAsItWas();
    }

    await searchbox.fill('nobody at all');
    await expect(list.getByText('No results')).toBeVisible();
    await list.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(list).first()).toBeVisible();
    await expect(searchbox).toHaveValue('');
    await expect(admin).not.toHaveURL(/search=|status=|role=|stage=|waits=|state=|show=|answer=/);
  });
}

test('a list is narrowed by the keyboard alone, and a filter without a value leaves nothing behind', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: USERS });
  await expect(rows(admin, 'supervisor@portal.test')).toBeVisible();
  await admin.getByRole('button', { name: 'Add filter' }).focus();
  await admin.keyboard.press('Enter');
  await expectFocusIn(admin.getByRole('menu'));
  await admin.keyboard.press('ArrowDown');
  await admin.getByRole('menuitem', { name: 'Country' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByPlaceholder('Search', { exact: true })).toBeFocused();
  await admin.keyboard.type('colo');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  const chip = admin.getByRole('button', { name: 'Country: Colombia' });
  await expect(chip).toBeFocused();
  await expect(rows(admin, 'supervisor@portal.test')).toBeVisible();
  await expect(rows(admin, 'analyst@portal.test')).toHaveCount(0);
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('button', { name: 'Clear filter: Country' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Add filter' })).toBeFocused();

  await admin.keyboard.press('Enter');
  await expectFocusIn(admin.getByRole('menu'));
  await admin.getByRole('menuitem', { name: 'Status' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('listbox')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: /^Status/ })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Add filter' })).toBeFocused();
});

test('a view keeps filters, order and columns under a name, is applied, replaced, deleted and taken back, in every list', async ({
  portal,
}) => {
  await (await administrator(portal.origin)).report('Kept in a view', 2);
  const admin = await portal.signedIn('admin');
  const views = admin.getByRole('button', { name: /^View/ });
  const dialog = admin.getByRole('dialog');
  for (const { name, path, part, filter, shown, sorts } of byTurns(LISTS)) {
    const view = `My ${name}`;
    const list = partOf(admin, part);
    const column = list.getByRole('columnheader', { name: shown, exact: true });
    await admin.goto(path);
    await addFilter(admin, filter[0], filter[1], list);
    await admin.getByRole('button', { name: 'Columns' }).click();
    await admin.getByRole('checkbox', { name: shown, exact: true }).uncheck();
    await expect(column).toHaveCount(0);
    await admin.keyboard.press('Escape');

    await views.click();
    await expect(admin.getByRole('menuitem', { name: 'Save this view' })).toBeVisible();
    // What was saved for the list before is not offered here.
    await expect(admin.getByRole('menuitem', { name: /^My / })).toHaveCount(0);
    await admin.getByRole('menuitem', { name: 'Save this view' }).click();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByText('Please complete the field')).toBeVisible();
    await dialog.getByLabel('Name').fill(view);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(views).toHaveText(`View: ${view}`);

    // On another day the list is as it always was, and the view brings all of it back.
    await admin.goto(path);
    await admin.getByRole('button', { name: 'Columns' }).click();
    await admin.getByRole('checkbox', { name: shown, exact: true }).check();
    await admin.keyboard.press('Escape');
    await expect(admin).not.toHaveURL(filter[2]);
    if (path === USERS) await expect(rows(admin, 'former@portal.test')).toBeVisible();
    await views.click();
    await admin.getByRole('menuitem', { name: view }).click();
    await expect(admin).toHaveURL(filter[2]);
    if (path === USERS) await expect(rows(admin, 'former@portal.test')).toHaveCount(0);
    await expect(column).toHaveCount(0);
    await expect(views).toHaveText(`View: ${view}`);
    await list.getByRole('button', { name: sorts[0], exact: true }).click();
    await expect(views).toHaveText(`View: ${view} (changed)`);

    await views.click();
    await admin.getByRole('menuitem', { name: 'Delete views' }).click();
    await dialog.getByRole('button', { name: `Delete the view “${view}”` }).click();
    await expect(views).toHaveText('Views');
    await admin.getByRole('button', { name: 'Undo' }).click();
    await views.click();
    await expect(admin.getByRole('menuitem', { name: view })).toBeVisible();
    await admin.keyboard.press('Escape');
  }
});

test('columns are kept on the device until their user signs out, of every list its own', async ({ portal }) => {
  const admin = await portal.signedIn('admin');
  for (const { path, part, hidden } of LISTS) {
    if (hidden === undefined) continue;
    const column = partOf(admin, part).getByRole('columnheader', { name: hidden, exact: true });
    await admin.goto(path);
    // What stands above some lists comes after them and moves them down.
    await expect(admin.locator('[aria-busy=true]')).toHaveCount(0);
    await admin.getByRole('button', { name: 'Columns' }).click();
    await admin.getByRole('checkbox', { name: hidden, exact: true }).check();
    await expect(column).toBeVisible();
    await admin.reload();
    await expect(column).toBeVisible();
  }
  await admin.getByRole('button', { name: /^Profile menu/ }).click();
  await admin.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(admin).toHaveURL(/\/login/);
  const kept = () => admin.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('columns')));
  await expect.poll(kept).toEqual([]);
});

test('on a phone the rows are cards, sorted by a choice, and a failure is told in place and tried again, in every list', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { language: 'es', theme: 'dark', viewport: PHONE });
  await (await administrator(portal.origin)).report('On a phone', 1);
  for (const { path, api, part, inSpanish } of byTurns(LISTS)) {
    await refuseUntilPressed(admin, api, { status: 500, json: { status: false, error: ['GE005'], data: null } });
    await admin.goto(path);
    await expect(admin.getByText('No se pudo cargar esta parte')).toBeVisible();
    await admin.getByRole('button', { name: 'Intentar de nuevo' }).click();
    const cards = admin.getByRole('list', { name: inSpanish.label });
    await expect(cards.getByRole('listitem').first()).toBeVisible();
    if (part === undefined) await expect(admin.getByRole('table')).toHaveCount(0);
    const order = admin.getByLabel('Ordenar por');
    await order.selectOption(inSpanish.order[0]);
    // All of its words are in sight.
    await expect.poll(() => order.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(admin).toHaveURL(inSpanish.order[1]);
    if (path === USERS) await expect(cards.getByRole('link').first()).toHaveText('Grace Whitfield');
    await expectNothingSticksOut(admin);
  }
});
