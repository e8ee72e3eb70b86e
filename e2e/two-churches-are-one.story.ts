import { expect, test } from './story.ts';

test('two churches that look the same are compared, merged and taken apart again', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await page.goto('/B_Portal/pastoral-care/list?search=Casa%20del%20Encuentro');
  await page.getByRole('link', { name: 'Casa del Encuentro', exact: true }).click();
  await page.getByRole('button', { name: 'Compare with Casa del Encuentro Vivo' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Casa del Encuentro', exact: true })).toBeChecked();
  await expect(dialog.getByText('1 application')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Casa del Encuentro Vivo was merged', { exact: true })).toBeVisible();
  const merged = page.getByRole('region', { name: 'Merged into this record' });
  await expect(merged.getByText('Casa del Encuentro Vivo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Applications' }).getByRole('listitem')).toHaveCount(2);

  await merged.getByRole('button', { name: 'Undo merge: Casa del Encuentro Vivo' }).click();
  await expect(page.getByRole('button', { name: 'Compare with Casa del Encuentro Vivo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Applications' }).getByRole('listitem')).toHaveCount(1);
});
