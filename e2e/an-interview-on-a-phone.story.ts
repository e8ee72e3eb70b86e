import { expect, PHONE, test } from './story.ts';
import { answerRequired } from './answerRequired.ts';

test('an interview is answered on a phone, over a lost network, a reload and a second window, and read by others', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { viewport: PHONE });
  const board = await portal.signedIn('supervisor');
  const id = await board.locator('section[data-stage=INTERVIEW] [data-card]').first().getAttribute('data-card');
  const address = `/B_Portal/requests/dashboard?card=${id}&tab=interview`;
  const open = async (window: typeof page) => {
    await window.goto(address);
    const another = window.getByRole('button', { name: 'Hold another interview' });
    const result = window.getByRole('button', { name: 'Complete and accept' });
    await expect(another.or(result)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await expect(result).toBeVisible();
  };
  await open(page);

  // What is required is told together, the focus on the first.
  await page.getByLabel('For how many years').fill('twelve');
  await expect(page.getByText('Numbers only')).toBeVisible();
  await page.getByLabel('For how many years').fill('12');
  await page.getByRole('button', { name: 'Complete and accept' }).click();
  await expect(page.getByText('5 required questions have no answer.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /come to faith/ })).toBeFocused();

  // A child opens under its option, and one under its own.
  await page.getByRole('radio', { name: 'Married' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).nth(1).check();
  const child = page.getByRole('textbox', { name: /How do the two of you live with that/ });
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.context().setOffline(true);
  await child.fill('In peace, each with their own work.');
  await answerRequired(page);
  await expect(page.getByText(/No connection. What you enter stays/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(child).toHaveValue('In peace, each with their own work.');

  // Two windows: the later is kept, and told what it wrote over.
  const second = await page.context().newPage();
  await open(second);
  let arrive = () => {};
  const isLater = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    /\/interview\/answers$/,
    async (route) => {
      await isLater;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('textbox', { name: 'Comments' }).fill('Written on the phone.');
  await second.getByRole('textbox', { name: 'Comments' }).fill('Written at the desk.');
  await expect(second.getByText('Everything is saved.')).toBeVisible();
  arrive();
  await expect(page.getByText('In another window you had written: “Written at the desk.”')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).click();

  await page.getByRole('button', { name: 'Save and decide later' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and decide later' }).click();
  await expect(page.getByText('Interview saved. It can be decided later.')).toBeVisible();

  await board.goto(address);
  const held = board.getByRole('region', { name: 'Interviews held' }).getByRole('article').first();
  await expect(held).toContainText('Written on the phone.');
  await expect(held).toContainText('In peace, each with their own work.');
});
