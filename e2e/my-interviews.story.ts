import { expect, PHONE, test } from './story.ts';

test('an Ephesian finds an interview among the own ones, opens it, and lets a calendar read the appointments until it is revoked', async ({
  portal,
}) => {
  const page = await portal.signedIn('ephesian', { viewport: PHONE, at: '/B_Portal/requests/interviews' });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('summary').filter({ hasText: 'Status' }).click();
  await sheet.getByRole('checkbox', { name: 'All' }).click();
  await expect(page).toHaveURL(/state=all/);
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(sheet).toBeHidden();
  const rows = page.getByRole('list', { name: 'My interviews' }).getByRole('listitem');
  // Until they are read their shapes stand there.
  await expect(rows.first()).toContainText(/\d{4}-\d{6}/);
  const [caseNumber = ''] = /\d{4}-\d{6}/.exec((await rows.first().textContent()) ?? '') ?? [];
  await page.getByRole('searchbox').fill(caseNumber);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === caseNumber);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Interview', selected: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(caseNumber);

  const share = page.getByRole('button', { name: 'Add to my calendar' });
  const dialog = page.getByRole('dialog', { name: 'Add to my calendar' });
  await share.click();
  await dialog.getByRole('button', { name: 'Create the address' }).click();
  const address = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByRole('link', { name: 'Open on iPhone, Mac or Outlook' })).toHaveAttribute(
    'href',
    /^webcal:/,
  );
  const read = () => page.request.get(portal.origin + new URL(address).pathname);
  const calendar = await read();
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR/);

  // It is told once, and who made it sees that it was read.
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await share.click();
  await expect(dialog.getByText(/Last read by a calendar/)).toBeVisible();
  await expect(dialog.getByText(address)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Sharing stopped.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create the address' })).toBeVisible();
  expect((await read()).status()).toBe(404);
});
