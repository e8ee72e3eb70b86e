import { expect, test } from './story.ts';

test('a supervisor goes from a figure to a list, to one church and its quarters, and back by the browser’s button', async ({
  portal,
}) => {
  const supervisor = await portal.signedIn('supervisor', { at: '/B_Portal/statistics/macro' });
  await expect(supervisor.getByRole('heading', { level: 1 })).toHaveText('Macro Statistics');
  const byCountry = supervisor.getByRole('figure', { name: /^Churches by country/ });
  await byCountry.getByRole('button', { name: 'Show as table' }).click();
  const country = byCountry.getByRole('row').nth(1).getByRole('link');
  const name = await country.innerText();
  await country.click();

  await expect(supervisor.getByRole('heading', { level: 1 })).toHaveText('Quarterly reports');
  const rows = supervisor.getByRole('table', { name: 'Quarterly reports' }).locator('tbody:not([aria-hidden]) tr');
  await expect(rows.first()).toContainText(name);
  const church = await rows.first().getByRole('link').first().innerText();
  await rows.first().getByRole('link').first().click();
  await expect(supervisor.getByRole('heading', { level: 1 })).toHaveText(church);

  // Its quarters, each with the state of its report.
  const quarters = supervisor.getByRole('row').filter({ hasText: /Quarter \d of \d{4}/ });
  await expect(quarters.first()).toBeVisible();

  await supervisor.goBack();
  await supervisor.goBack();
  await expect(supervisor.getByRole('heading', { level: 1 })).toHaveText('Macro Statistics');

  // The same address within the reach of whoever it is sent to: the same filter, and what is theirs.
  const filtered = `/B_Portal/statistics/macro?period=${new Date().getFullYear()}&country=BR,EC`;
  const countIn = async (page: typeof supervisor): Promise<number> => {
    const figure = page.getByRole('link', { name: /^Churches: / });
    await expect(figure).toBeVisible();
    return Number(await figure.innerText());
  };
  await supervisor.goto(filtered);
  const ephesian = await portal.signedIn('ephesian', { at: filtered });
  for (const page of [supervisor, ephesian]) {
    await expect(page.locator('main button[aria-haspopup=listbox]')).toContainText('Country');
    expect(new URL(page.url()).searchParams.get('country')).toBe('BR,EC');
  }
  const [all, own] = [await countIn(supervisor), await countIn(ephesian)];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
});

test('period and filters stand in the address, a wrong one is told, and a view keeps them', async ({ portal }) => {
  const manager = await portal.signedIn('manager', { at: '/B_Portal/statistics/request?period=1900' });
  await expect(manager.getByText('Choose a year, quarter, month or span')).toBeVisible();
  await manager.getByText('Quarter', { exact: true }).click();
  await expect(manager.getByRole('list', { name: 'Figures' })).toBeVisible();
  expect(new URL(manager.url()).searchParams.get('period')).toMatch(/^\d{4}-Q\d$/);
  await manager.getByRole('button', { name: 'Previous period' }).click();
  await manager.getByRole('button', { name: 'Views' }).click();
  await manager.getByRole('menuitem', { name: 'Save this view' }).click();
  await manager.getByRole('dialog').getByLabel('Name').fill('Last quarter');
  await manager.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(manager.getByRole('button', { name: 'View: Last quarter' })).toBeVisible();
});
