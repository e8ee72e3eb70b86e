import { expect, test } from './story.ts';

test('who else has a card open is told beside its name as they come and go', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  // One that no other story opens: a page that was closed without a word is taken for open for a minute. What others send comes first.
  const card = manager.locator('section[data-stage=SENT] [data-card]').last();
  const id = await card.getAttribute('data-card');
  const at = `/B_Portal/requests/dashboard?card=${id}`;
  // By its address: the last one drawn lies below what is seen, and a column draws no more than that once it knows its height.
  await manager.goto(at);
  const bar = manager.getByRole('complementary', { name: 'Open application' }).locator('header');
  await expect(bar.getByRole('heading')).toBeVisible();

  const supervisor = await portal.signedIn('supervisor', { at, language: 'es' });
  await expect(supervisor.getByText('Esteban Larrañaga también está aquí')).toBeVisible();
  await expect(bar.getByText('Noemí Castellanos is here too')).toBeVisible();
  // On a phone no less, and of several the first by name.
  const admin = await portal.signedIn('admin', { at, viewport: { width: 390, height: 844 } });
  await expect(admin.getByText('Esteban Larrañaga and 1 other are here too')).toBeVisible();
  await expect(supervisor.getByText(/^Esteban Larrañaga y 1 persona más/)).toBeVisible();

  await admin.getByRole('button', { name: 'Close the application' }).click();
  await supervisor.keyboard.press('Escape');
  await expect(bar.getByText(/here too/)).toHaveCount(0);
});
