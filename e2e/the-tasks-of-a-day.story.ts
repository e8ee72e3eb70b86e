import type { Locator, Page } from '@playwright/test';
import { BOARD, CARD, task, wordsOf, type Doing } from './tasks/doTask.ts';
import { expectAllFound } from './tasks/findFromAnywhere.ts';
import { row } from './screens/steps.ts';
import { expect } from './story.ts';

const firstCard = (page: Page) => page.locator('[data-card-link]').first();

/** The leader of a card, as its link says it. */
const leaderOf = async (page: Page): Promise<string> => {
  await expect(firstCard(page)).toBeVisible();
  return ((await firstCard(page).getAttribute('aria-label')) ?? '').replace(/^\S+ /, '');
};

/** The search from anywhere, by its key or its button. */
async function openSearch({ page, say, isPhone, hands }: Doing) {
  const field = page.getByRole('combobox', { name: say('search', 'label') });
  if (isPhone) await hands.press(page.getByRole('button', { name: say('search', 'title') }));
  else await hands.key('Control+k');
  await expect(field).toBeFocused();
  return page.getByRole('listbox', { name: say('search', 'label') }).getByRole('option');
}

/** A line that has these words: pressed on a phone, else gone to by arrows and taken by Enter. */
async function take({ page, isPhone, hands }: Doing, lines: Locator, words: string) {
  const line = lines.filter({ hasText: words }).first();
  if (isPhone) return hands.press(line);
  await expect(line).toBeVisible();
  await expectAllFound(page);
  const id = await line.evaluate((element) => element.id);
  const active = lines.and(page.locator('[aria-selected=true]'));
  while ((await active.evaluate((element) => element.id)) !== id) await page.keyboard.press('ArrowDown');
  return hands.key('Enter');
}

task('Find a leader by a misspelt name, and open the card', {}, async (doing) => {
  const { page, hands } = doing;
  const name = await leaderOf(page);
  const longest = name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  const lines = await openSearch(doing);
  await hands.type(longest.slice(0, -2) + longest.at(-1) + longest.at(-2));
  await expect(
    lines
      .filter({ hasText: /20\d\d-\d{6}/ })
      .filter({ hasText: longest })
      .first(),
  ).toBeVisible();
  await take(doing, lines, longest);
  await expect(page.locator(CARD)).toContainText(longest);
});

task('Do something with the open card without looking for its menu', { at: `${BOARD}?card=5` }, async (doing) => {
  const { page, say, isPhone, hands } = doing;
  await expect(page.locator(CARD).getByRole('tablist')).toBeVisible();
  if (isPhone) {
    await hands.press(page.locator(CARD).getByRole('button', { name: say('applicationDetail', 'act.more') }));
    await hands.press(page.getByRole('menuitem', { name: say('applicationDetail', 'act.note') }));
  } else {
    const lines = await openSearch(doing);
    const act = wordsOf(say('applicationDetail', 'act.note'));
    await hands.type(act);
    await take(doing, lines, act);
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Not/);
});

task('Go to another screen', {}, async (doing) => {
  const { page, say, isPhone, hands } = doing;
  await leaderOf(page);
  if (isPhone) {
    await hands.press(page.getByRole('button', { name: say('shell', 'openMenu') }));
    await hands.press(page.getByRole('link', { name: say('shell', 'menu.myDay') }));
  } else {
    const lines = await openSearch(doing);
    await hands.type(wordsOf(say('shell', 'menu.myDay')));
    await take(doing, lines, wordsOf(say('shell', 'menu.myDay')));
  }
  await expect(page).toHaveURL(/my-day/);
});

task('Read the board as a list, and move, assign or tag from a row', {}, async (doing) => {
  const { page, say, isPhone, hands } = doing;
  await leaderOf(page);
  await hands.press(page.getByRole('button', { name: say('applicationList', 'showList') }));
  const links = page.locator('main [data-card-link]');
  await expect(page).toHaveURL(/show=list/);
  await expect(links.nth(1)).toBeVisible();
  if (isPhone) {
    await hands.press(page.locator('main [data-card-menu]').first());
    await hands.press(page.getByRole('menuitem', { name: say('applicationDetail', 'act.tag') }));
  } else {
    await links.first().focus();
    await hands.key('ArrowDown');
    await hands.key('t');
  }
  await expect(page.getByRole('dialog')).toBeVisible();
});

task('Move a card on, with an analyst where it needs one', { at: `${BOARD}?stages=APPROVED` }, async (doing) => {
  const { page, say, isPhone, hands } = doing;
  const card = page.locator('section[data-stage=APPROVED] [data-card]').first();
  const id = await card.getAttribute('data-card');
  const sent = page.getByRole('menuitem', { name: say('stages', 'SENT') });
  if (isPhone) await hands.press(page.locator(`[data-card-menu="${id}"]`));
  else {
    await card.getByRole('link').focus();
    await hands.key('m');
  }
  await hands.press(sent);
  await expect(page.locator(`section[data-stage=APPROVED] [data-card="${id}"]`)).toHaveCount(0);
});

task('All of Peru without an Ephesian', { by: 'admin' }, async (doing) => {
  await leaderOf(doing.page);
  await narrow(doing, 'country', /Per/, 'Per');
  await narrow(doing, 'ephesian', doing.say('applicationList', 'ephesian.none'));
  await showFound(doing);
  await expect(doing.page).toHaveURL(/country=PE/);
  await expect(doing.page).toHaveURL(/ephesian=none/);
});

task('What may go on at once', { by: 'admin' }, async (doing) => {
  await leaderOf(doing.page);
  await narrow(doing, 'advance', doing.say('applicationList', 'advance.READY'));
  await showFound(doing);
  await expect(doing.page).toHaveURL(/advance=READY/);
});

task('Keep a filter and come back to it', { by: 'admin', at: `${BOARD}?advance=READY` }, async (doing) => {
  const { page, say, hands } = doing;
  const views = page
    .getByRole('button', { name: say('tables', 'views') })
    .or(page.getByRole('button', { name: say('tables', 'viewsAndColumns') }));
  await hands.press(views);
  await hands.press(page.getByRole('menuitem', { name: say('tables', 'saveView') }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('tables', 'viewName')).focus();
  await hands.type(`Ready ${Date.now()}`);
  await hands.press(dialog.getByRole('button', { name: say('tables', 'saveViewSubmit') }));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/view=\d+/);
});

task('My corrections that came back', { by: 'analyst' }, async (doing) => {
  const { page, say, isPhone, hands } = doing;
  await leaderOf(page);
  if (isPhone) await hands.press(page.getByRole('button', { name: say('shell', 'openMenu') }));
  await hands.press(page.getByRole('link', { name: say('shell', 'menu.myDay') }));
  const line = row({ page, say }).getByRole('link').first();
  await hands.press(line);
  await expect(page).toHaveURL(/card=\d+/);
  await expect(page.locator(CARD)).toBeVisible();
});

/** A value of a filter: by the menu of filters, or in the sheet that a phone has for all. */
async function narrow(
  { page, say, isPhone, hands }: Doing,
  filter: 'country' | 'ephesian' | 'advance',
  value: RegExp,
  typed = '',
) {
  const name = say('applicationList', filter);
  if (isPhone) {
    const sheet = page.getByRole('dialog');
    if (!(await sheet.isVisible())) await hands.press(page.getByRole('button', { name: say('tables', 'filters') }));
    await hands.press(sheet.locator('summary').filter({ hasText: name }));
    return hands.press(sheet.getByRole('checkbox', { name: value }).first());
  }
  await hands.press(page.getByRole('button', { name: say('tables', 'addFilter') }));
  await hands.press(page.getByRole('menuitem', { name }));
  const option = page.getByRole('option', { name: value }).first();
  await expect(option).toBeVisible();
  if (typed !== '') await hands.type(typed);
  const isThere = page.locator('[role=option][data-combobox-selected]').and(option);
  await expect(option).toBeVisible();
  while ((await isThere.count()) === 0) await page.keyboard.press('ArrowDown');
  await hands.key('Enter');
  await expect(option).toHaveAttribute('data-combobox-active', 'true');
  // More values may be taken; Escape ends it.
  await hands.key('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

async function showFound({ page, say, isPhone, hands }: Doing) {
  if (!isPhone) return;
  const sheet = page.getByRole('dialog');
  await hands.press(
    sheet
      .getByRole('button', { name: say('tables', 'showThese_other') })
      .or(sheet.getByRole('button', { name: say('tables', 'showThese_one') }))
      .or(sheet.getByRole('button', { name: say('tables', 'showThese_zero') })),
  );
  await expect(sheet).toBeHidden();
}
