import { expect, test } from './story.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Length 13>>stream\n0 0 m 9 9 l S\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a reference with its document is added, changed and removed; another page shows each at once beside what is typed', async ({
  portal,
}) => {
  const writer = await portal.signedIn('supervisor');
  const face = writer.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const id = await face.getAttribute('data-card');
  await face.getByRole('link').click();
  await writer.getByRole('button', { name: 'More actions' }).click();
  await writer.getByRole('menuitem', { name: 'Add reference' }).click();
  await expect(writer.getByLabel('Type')).toBeFocused();

  const at = `/B_Portal/requests/dashboard?card=${id}&tab=notes&write=NOTE`;
  const reader = await portal.signedIn('manager', { at });
  const typed = reader.getByRole('textbox', { name: 'Title' });
  await typed.fill('Half a thought');

  await writer.getByLabel('Type').selectOption('Negative');
  await writer.getByLabel('Who gives the reference').fill('Irene Salvatierra');
  await writer.getByLabel('What the person says').fill('She left without a word.');
  const file = writer.locator('input[type=file]');
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf at all') });
  await expect(writer.getByText('Use PDF, DOCX, JPG, PNG')).toBeVisible();
  // What is refused is not left out in silence.
  await writer.getByRole('button', { name: 'Save reference' }).click();
  await expect(writer.getByText('Use PDF, DOCX, JPG, PNG')).toBeVisible();
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(writer.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  await writer.getByRole('button', { name: 'Save reference' }).click();
  await expect(writer.getByText('Reference saved: Irene Salvatierra.')).toBeVisible();
  await expect(writer.getByRole('button', { name: 'Save reference' })).toHaveCount(0);
  const told = (name: string) => reader.getByRole('listitem').filter({ hasText: name });
  await expect(told('Irene Salvatierra')).toContainText('letter.pdf');
  await expect(told('Irene Salvatierra')).toContainText('Negative');

  await writer.getByRole('button', { name: 'Actions for the reference from Irene' }).click();
  await writer.getByRole('menuitem', { name: 'Edit' }).click();
  await writer.getByLabel('Who gives the reference').fill('Irene Montalvo');
  await writer.getByLabel('Remove the document letter.pdf').check();
  await writer.getByRole('button', { name: 'Save changes' }).click();
  await expect(told('Irene Montalvo')).not.toContainText('letter.pdf');

  await writer.getByRole('button', { name: 'Actions for the reference from Irene' }).click();
  await writer.getByRole('menuitem', { name: 'Delete' }).click();
  await writer.getByRole('button', { name: 'Delete reference' }).click();
  await expect(told('Irene Montalvo')).toHaveCount(0);
  await expect(typed).toHaveValue('Half a thought');
});
