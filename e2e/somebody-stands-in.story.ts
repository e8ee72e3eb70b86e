import { expect, PHONE, test, type Portal } from './story.ts';

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const inDays = (days: number) => NEW_YORK.format(Date.now() + days * 86_400_000);

/** Opens one's own absence from the profile menu. */
async function ownAbsence(portal: Portal) {
  const analyst = await portal.signedIn('analyst');
  const open = async () => {
    await analyst.getByRole('button', { name: /^Profile/ }).click();
    await analyst.getByRole('menuitem', { name: 'My absence' }).click();
    return analyst.getByRole('dialog', { name: 'My absence' });
  };
  return { analyst, open };
}

test('an analyst says who stands in, whose board and cards tell it at once, and no more once it is ended', async ({
  portal,
}) => {
  const mateo = await portal.signedIn('analyst2', { language: 'es', viewport: PHONE, live: true });
  const reemplaza = mateo.getByRole('region', { name: 'Reemplazos' });
  await expect(mateo.locator('[data-card]').first()).toBeVisible();
  await expect(reemplaza).toHaveCount(0);

  const { analyst, open } = await ownAbsence(portal);
  const dialog = await open();
  await dialog.getByLabel('Who stands in').selectOption({ label: 'Mateo Ibáñez' });
  await dialog.getByLabel('First day').fill(inDays(0));
  await dialog.getByLabel('Last day').fill(inDays(-1));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The end must follow the start')).toBeVisible();
  await dialog.getByLabel('Last day').fill(inDays(3));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(analyst.getByText('The absence was saved.')).toBeVisible();

  await expect(reemplaza).toContainText("Usted reemplaza a Julia O'Hara (hasta el ");
  await mateo.goto('/B_Portal/requests/dashboard?stage=ANALYSIS');
  const theirs = mateo.locator('[data-card]').filter({ hasText: "Por Julia O'Hara" }).first();
  await expect(theirs).toBeVisible();

  const again = await open();
  await again.getByLabel('Who stands in').selectOption('');
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(analyst.getByText('No absence is set.')).toBeVisible();
  await expect(reemplaza).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
});
