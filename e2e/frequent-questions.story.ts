import { expect, PHONE, test } from './story.ts';

test('the panel answers in the reader’s language and finds words whatever their accents', async ({ portal }) => {
  const page = await portal.signedIn('analyst', { language: 'es', viewport: PHONE });
  await page.getByRole('button', { name: /Menú del perfil/ }).click();
  await page.getByRole('menuitem', { name: 'Preguntas frecuentes' }).click();
  const panel = page.getByRole('dialog', { name: 'Preguntas frecuentes' });
  await expect(panel.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();
  await panel.getByRole('searchbox').fill('contrasena');
  await expect(panel.getByText('¿Cómo cambio mi contraseña?')).toBeVisible();
  await expect(panel.getByText(/Abra el menú del perfil/).first()).toBeVisible();
  await expect(panel.getByText('¿Puedo deshacer un movimiento?')).toBeHidden();
  await panel.getByRole('searchbox').fill('zzz');
  await expect(panel.getByText('Ninguna pregunta coincide con la búsqueda.')).toBeVisible();
  await panel.getByRole('button', { name: 'Borrar la búsqueda' }).last().click();
  await expect(panel.getByText('¿Puedo deshacer un movimiento?')).toBeVisible();
});

test('an administrator edits the questions in both languages, and readers see them', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/cms/questions' });
  await expect(page.getByRole('heading', { level: 1, name: 'Frequent questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByLabel('Group title · English').fill('Meetings');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByText('Complete both languages')).toBeVisible();
  await expect(page.getByLabel('Group title · Spanish')).toBeFocused();

  await page.getByLabel('Group title · Spanish').fill('Reuniones');
  await page.getByLabel('Question · English').fill('Who leads the meeting?');
  await page.getByLabel('Question · Spanish').fill('¿Quién dirige la reunión?');
  await page.getByLabel('Answer · English').fill('The Ephesian of the region.');
  await page.getByLabel('Answer · Spanish').fill('El Efesio de la región.');
  await page.getByRole('button', { name: /^Move up: Group \d+: Meetings/ }).click();
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByText('Questions saved.')).toBeVisible();

  const reader = await portal.signedIn('manager', { language: 'es' });
  await reader.getByRole('button', { name: 'Preguntas frecuentes' }).click();
  const panel = reader.getByRole('dialog', { name: 'Preguntas frecuentes' });
  await panel.getByText('¿Quién dirige la reunión?').click();
  await expect(panel.getByText('El Efesio de la región.')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3 }).nth(2)).toHaveText('Reuniones');
});

test('of two who edit at once the second is told, and keeps what was typed', async ({ portal }) => {
  const [one, other] = [await portal.signedIn('admin'), await portal.signedIn('admin')];
  for (const page of [one, other]) {
    await page.goto('/B_Portal/cms/questions');
    await page.getByRole('button', { name: /^Group 1/ }).click();
  }
  await one.getByLabel('Group title · English').fill('Your own account');
  await one.getByRole('button', { name: 'Save questions' }).click();
  await expect(one.getByText('Questions saved.')).toBeVisible();
  await other.getByLabel('Group title · English').fill('Accounts');
  await other.getByRole('button', { name: 'Save questions' }).click();
  await expect(other.getByText(/Someone changed this first/)).toBeVisible();
  await expect(other.getByLabel('Group title · English')).toHaveValue('Accounts');
  await other.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(other.getByRole('button', { name: /^Group 1: Your own account/ })).toBeVisible();
});

test('what is typed into the questions is there again after a reload, and is not left without being asked', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: '/B_Portal/cms/questions' });
  await admin.getByRole('button', { name: 'Add group' }).click();
  await admin.getByLabel('Group title · English').fill('Half a group');
  await admin.reload();
  await expect(admin.getByText('What you had entered has been restored.')).toBeVisible();
  const group = admin.getByRole('button', { name: /^Group \d+: Half a group/ });
  await group.click();
  await expect(admin.getByLabel('Group title · English')).toHaveValue('Half a group');

  const question = admin.getByRole('dialog', { name: 'Leave without saving?' });
  const users = admin.getByRole('link', { name: 'Business Portal Users' });
  await users.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(admin.getByLabel('Group title · English')).toHaveValue('Half a group');
  await users.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Business Portal Users' })).toBeVisible();
  await admin.goBack();
  await expect(admin.getByRole('button', { name: /^Group 1/ })).toBeVisible();
  await expect(group).toBeHidden();
});
