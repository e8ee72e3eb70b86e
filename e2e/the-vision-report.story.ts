import type { Page } from '@playwright/test';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

const listed = (page: Page) => page.locator('main output').first();
const figure = (page: Page, name: string) =>
  page.getByRole('definition').getByRole('link', { name: new RegExp(`^${name}: `) });
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('table');

test('the vision report is read by year and country, and its figures open just their churches', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  await manager.getByRole('link', { name: 'Vision report' }).press('Enter');
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Vision report');
  await expect(manager).toHaveURL(/census=\d{4}[1-4]/);
  await expect(comparison(manager)).toBeVisible();

  // Another year, and in it a quarter, by the keyboard.
  const year = manager.getByLabel('Year');
  const present = await year.inputValue();
  await year.focus();
  await manager.keyboard.press('ArrowDown');
  await expect(year).toHaveValue(String(Number(present) - 1));
  await manager.getByRole('combobox', { name: 'Quarter' }).selectOption('Quarter 2');
  await expect(manager).toHaveURL(new RegExp(`census=${Number(present) - 1}2`));

  // Its countries; one of them narrows all of it.
  await manager.getByRole('radio', { name: 'Country' }).press('Space');
  await expect(comparison(manager).getByRole('columnheader').first()).toHaveText('Country');
  const country = await comparison(manager).getByRole('rowheader').first().innerText();
  const add = manager.getByRole('button', { name: 'Add filter' }).first();
  await add.press('Enter');
  await manager.getByRole('menuitem', { name: 'Country' }).click();
  await manager.getByRole('option', { name: country, exact: true }).click();
  await manager.keyboard.press('Escape');
  await expect(comparison(manager).getByRole('rowheader')).toHaveText([country]);

  for (const name of ['Generated', 'Received']) {
    const link = figure(manager, name);
    const many = /: ([\d,]+)\./.exec(await link.innerText())?.[1];
    await link.press('Enter');
    await expect(listed(manager)).toHaveText(new RegExp(`^${many} church`));
    await expect(manager.getByRole('button', { name: `Country: ${country}` })).toBeVisible();
    await manager.goBack();
    await expect(comparison(manager).getByRole('rowheader')).toHaveText([country]);
  }
  const satisfied = figure(manager, 'Satisfied');
  const note = await manager
    .getByText(/^[\d,]+ of [\d,]+ church(es)? that answered$/)
    .first()
    .innerText();
  await satisfied.press('Enter');
  await expect(listed(manager)).toHaveText(new RegExp(`^${note.split(' ')[0]} church`));
});

test('an Ephesian reads the pastoral-care report of the own region alone, and searches its comments on a phone', async ({
  portal,
}) => {
  const at = '/B_Portal/reports/pastoral-care-report?by=country';
  const admin = await portal.signedIn('admin', { at });
  await expect(comparison(admin)).toBeVisible();
  const all = await comparison(admin).getByRole('rowheader').allInnerTexts();
  const ephesian = await portal.signedIn('ephesian', { at });
  await expect(comparison(ephesian)).toBeVisible();
  const own = await comparison(ephesian).getByRole('rowheader').allInnerTexts();
  expect(own.length).toBeLessThan(all.length);
  for (const country of own) expect(all).toContain(country);
  const generated = async (page: Page) => Number(/: ([\d,]+)\./.exec(await figure(page, 'Generated').innerText())?.[1]);
  expect(await generated(ephesian)).toBeLessThan(await generated(admin));

  await ephesian.setViewportSize(PHONE);
  await expectNothingSticksOut(ephesian);
  const comments = ephesian.getByRole('region', { name: 'Comments' });
  // A quarter in which somebody of the region wrote.
  await ephesian.getByLabel('Year').selectOption({ index: 1 });
  await expect(comments.locator('output').first()).toHaveText(/^\d+ comments?$/);
  const search = comments.getByRole('searchbox');
  await search.fill('nobody wrote this');
  await expect(comments.getByText('No results')).toBeVisible();
  const address = ephesian.url();
  await comments.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  // The quarter stays: it narrows the figures as well.
  await expect(ephesian).toHaveURL(
    (url) => url.searchParams.get('census') === new URL(address).searchParams.get('census'),
  );
  await expect(comments.locator('output').first()).toHaveText(/^\d+ comments?$/);
});
