import { answerRequired } from './answerRequired.ts';
import { caseToInterview } from './staffActs.ts';
import { expect, PHONE, test } from './story.ts';

test('an Ephesian finds a case among the own interviews, arranges it over two zones, holds it on a phone with the network lost in the middle, and accepts it while a correction is open', async ({
  portal,
}) => {
  const { caseNumber } = await caseToInterview(portal.origin, 'ephesian', 'FORM_MINISTRY_CITY');
  const at = `/B_Portal/requests/interviews?search=${caseNumber}`;
  const page = await portal.signedIn('ephesian', { viewport: PHONE, at });
  const row = page.getByRole('list', { name: 'My interviews' }).getByRole('listitem').filter({ hasText: caseNumber });
  await expect(row).toContainText('Needs an appointment');
  await row.getByRole('link').first().click();

  const part = page.getByRole('region', { name: 'Appointment' });
  await part.getByRole('button', { name: 'Arrange the interview' }).click();
  const dialog = page.getByRole('dialog');
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  await dialog.getByRole('combobox', { name: 'Applicant’s time zone' }).fill('Kathmandu');
  await dialog.getByRole('combobox', { name: 'Applicant’s time zone' }).press('Enter');
  await expect(dialog.getByText(/^For the applicant: .*6:00 – 7:00 PM/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Place or link' }).fill('https://meet.example.org/far');
  await dialog.getByRole('button', { name: 'Arrange and invite' }).click();
  await expect(part.getByRole('link', { name: 'https://meet.example.org/far' })).toBeVisible();

  await page.getByRole('radio', { name: 'Married' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).nth(1).check();
  const child = page.getByRole('textbox', { name: /How do the two of you live with that/ });
  await page.context().setOffline(true);
  await child.fill('In peace, each with their own work.');
  await answerRequired(page);
  await expect(page.getByText(/No connection. What you enter stays/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Complete and accept' }).click();
  await dialog.getByRole('button', { name: 'Complete and accept' }).click();
  await expect(page.getByText(/Interview accepted\. .* can be moved once nothing else is missing\./)).toBeVisible();
  const drawer = page.locator('[data-card-drawer]');
  await expect(drawer.getByText('Interview accepted', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/^Corrections accepted/).first()).toBeVisible();
  await expect(drawer.getByText('1 open')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Interviews held' })).toContainText(
    'In peace, each with their own work.',
  );

  // It stands among the interviews that are done.
  await page.goto(`${at}&state=all`);
  await expect(row).toContainText('Done');
});

test('an interview that is deactivated refuses in words; put off, it is all kept; denied, the case is deactivated with its reasons in one act', async ({
  portal,
}) => {
  const { id } = await caseToInterview(portal.origin, 'ephesian2', 'FORM_MINISTRY_WEBSITE');
  const page = await portal.signedIn('manager', { at: `/B_Portal/requests/dashboard?card=${id}&tab=interview` });
  const drawer = page.locator('[data-card-drawer]');
  const dialog = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Deactivate the interview' }).click();
  await expect(drawer.getByText(/Nothing can be answered until it is activated/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Complete and accept' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Activate the interview' }).click();

  await drawer.getByRole('textbox', { name: 'Comments' }).fill('They ask for time to think it over.');
  await expect(drawer.getByText('Everything is saved.')).toBeVisible();
  await drawer.getByRole('textbox', { name: /come to faith/ }).fill('As a child, with my grandmother.');
  await drawer.getByRole('button', { name: 'Save and decide later' }).click();
  await dialog.getByRole('button', { name: 'Save and decide later' }).click();
  await expect(page.getByText('Interview saved. It can be decided later.')).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('textbox', { name: /come to faith/ })).toHaveValue('As a child, with my grandmother.');
  await expect(drawer.getByRole('textbox', { name: 'Comments' })).toHaveValue('They ask for time to think it over.');

  await drawer.getByRole('button', { name: 'Deny', exact: true }).click();
  await dialog.getByLabel('Reason for denial').fill('They do not wish to be accountable to anyone.');
  await dialog.getByRole('button', { name: 'Deny and deactivate' }).click();
  await expect(page.locator(`section[data-stage=REJECTED] [data-card="${id}"]`)).toBeAttached();
  await drawer.getByRole('tab', { name: 'History' }).click();
  const detail = drawer.getByRole('region', { name: 'Rejection detail' });
  await expect(detail).toContainText('They do not wish to be accountable to anyone.');
  await expect(detail).toContainText('Interview denied');
});
