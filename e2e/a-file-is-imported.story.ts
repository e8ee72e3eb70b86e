import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DESK, expect, test } from './story.ts';

test('a file of staff users is tried, told row by row, brought in and taken back', async ({ portal }) => {
  const word = randomUUID().slice(0, 8);
  const admin = await portal.signedIn('admin', { at: '/B_Portal/configurations/imports', viewport: DESK });
  await admin.getByRole('button', { name: 'Import a file' }).first().click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(dialog.getByText('Please complete the field')).toBeVisible();
  const rows = [
    'Nombre;Apellidos;Correo;País;Perfil de acceso',
    `Zoilabra;Kloumpqtz;${word}@imported.example;México;Analista`,
    `Zoilabra;Kloumpqtz;${word}@imported.example;México;Analista`,
    `Wendel;Pfau;${word};Perú;Analista`,
  ];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n'), 'latin1') });
  await dialog.getByRole('button', { name: 'Read the file' }).click();

  await expect(admin.getByRole('heading', { level: 1, name: `${word}.csv` })).toBeVisible();
  await expect(admin.getByText('CSV, WINDOWS-1252, separated by semicolons · 3 rows')).toBeVisible();
  await expect(admin.getByLabel('Last name')).toHaveValue('1');
  await expect(admin.getByText('1 column of the file is not used')).toBeVisible();
  // A title that is not known has to be chosen.
  await admin.getByRole('button', { name: 'Dry run' }).click();
  await expect(admin.getByLabel('Roles')).toHaveAttribute('aria-invalid', 'true');
  await admin.getByLabel('Roles').selectOption({ label: 'Perfil de acceso' });
  await expect(admin.getByText('Every column of the file is used')).toBeVisible();
  await admin.getByRole('button', { name: 'Dry run' }).click();

  await expect(admin.getByRole('heading', { name: 'What would happen' })).toBeVisible();
  const refused = admin.getByRole('listitem').filter({ hasText: 'Row 4' });
  await expect(refused).toContainText('Email: ');
  await admin.getByLabel('Show').selectOption({ label: 'Repeated (1)' });
  await expect(admin.getByText('The same as row 2')).toBeVisible();
  await admin.getByRole('button', { name: 'Import now' }).click();
  await expect(admin.getByRole('heading', { name: 'What happened' })).toBeVisible();

  await admin.getByRole('button', { name: 'Undo the import' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(admin.getByText('The import was undone. Nothing from it is left.')).toBeVisible();
  await admin.getByRole('link', { name: 'Imports', exact: true }).first().click();
  await expect(admin.getByRole('row', { name: new RegExp(word) })).toContainText('Undone');
});

test('leaders come with their churches from the template of their kind, past figures of a church after them', async ({
  portal,
}) => {
  const word = randomUUID()
    .slice(0, 6)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const admin = await portal.signedIn('admin', { at: '/B_Portal/configurations/imports', viewport: DESK });
  const dialog = admin.getByRole('dialog');
  const choose = async (kind: string, name: string, text: string) => {
    await admin.getByRole('button', { name: 'Import a file' }).first().click();
    await dialog.getByLabel('What is in the file?').selectOption({ label: kind });
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const bringIn = async () => {
    await admin.getByRole('button', { name: 'Dry run' }).click();
    await expect(admin.getByRole('heading', { name: 'What would happen' })).toBeVisible();
    await admin.getByRole('button', { name: 'Import now' }).click();
    await expect(admin.getByRole('heading', { name: 'What happened' })).toBeVisible();
  };
  const back = () => admin.getByRole('link', { name: 'Imports', exact: true }).first().click();

  await admin.getByRole('button', { name: 'Import a file' }).first().click();
  await dialog.getByLabel('What is in the file?').selectOption({ label: 'Leaders with churches' });
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download a template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('template-leaders-with-churches.csv');
  const titles = await readText(await download.createReadStream());
  await admin.keyboard.press('Escape');

  const leader = `Zora,K${word},${word}@imported.example,,,,Haus ${word},Ulm,Germany,2001-01-31`;
  await choose('Leaders with churches', `${word}.csv`, `${titles}${leader}\n`);
  await bringIn();
  await expect(admin.getByLabel('Show')).toContainText('New (1)');
  await back();
  const figures = `Church,Country,Year,Quarter,Active members,Average attendance\nHaus ${word},DE,2019,2,120,80\nHaus ${word},DE,2019,3,-1,80`;
  await choose('Past census figures', `${word}-census.csv`, figures);
  await expect(admin.getByLabel('Active members')).toHaveValue('4');
  await bringIn();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Row 3' })).toContainText('Active members: ');
  await admin.getByLabel('Show').selectOption({ label: 'New (1)' });
  await expect(admin.getByRole('listitem').filter({ hasText: 'Row 2' })).toBeVisible();
});

async function readText(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
