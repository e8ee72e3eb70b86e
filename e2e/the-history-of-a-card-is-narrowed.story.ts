import { expect, test } from './story.ts';

test('the history of a card is narrowed, its rows open what they name, and who audits sees who opened it', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin');
  const face = admin.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const id = await face.getAttribute('data-card');
  const at = `/B_Portal/requests/dashboard?card=${id}&tab=history`;
  await admin.goto(at);
  const panel = admin.getByRole('tabpanel');
  const show = panel.getByLabel('Show', { exact: true });
  await show.selectOption('Stages');
  await expect(panel.getByText('Application submitted')).toBeVisible();
  await show.selectOption('Who opened it');
  await expect(panel.getByText('Opened the application').first()).toBeVisible();
  await expect(panel.getByText('Application submitted')).toHaveCount(0);
  await admin.reload();
  await expect(show).toHaveValue('reads');

  await show.selectOption('People in charge');
  await panel
    .getByRole('button', { name: /^(Ephesian|Analyst): / })
    .first()
    .click();
  await expect(admin.getByRole('tab', { name: 'Members' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeFocused();

  const supervisor = await portal.signedIn('supervisor', { at: `${at}&history=reads`, language: 'es' });
  const panelOf = supervisor.getByRole('tabpanel');
  await expect(panelOf.getByLabel('Mostrar', { exact: true })).toHaveValue('');
  await expect(panelOf.getByRole('option', { name: 'Quién la abrió' })).toHaveCount(0);
});
