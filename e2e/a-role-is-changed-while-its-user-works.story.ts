import { administrator } from './staffAccounts.ts';
import { expect, test } from './story.ts';

test('a role is made, and changed while its user works in four tabs: an act under way is refused in words, nothing typed is lost, and no tab is loaded anew', async ({
  portal,
}) => {
  const name = `Reviewers ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await portal.signedIn('admin', { at: '/B_Portal/roles/create' });
  await admin.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await admin.getByRole('textbox', { name: 'Name in Spanish' }).fill(`Revisión ${name}`);
  await admin.getByRole('textbox', { name: 'What it does, in English' }).fill('Reviews and decides.');
  await admin.getByRole('textbox', { name: 'What it does, in Spanish' }).fill('Revisa y decide.');
  await admin.getByRole('combobox', { name: 'Start from another role' }).click();
  await admin.getByRole('option', { name: 'Manager' }).click();
  await expect(admin.getByRole('region', { name: 'What this role sees' })).toContainText('Business Portal Users');
  await admin.getByRole('button', { name: 'Create role' }).click();
  await admin.getByText(`Role ${name} created.`).waitFor();

  const { email, password } = await (await administrator(portal.origin)).activeUser(name);
  const board = await portal.visitor();
  await board.goto('/B_Portal/login');
  await board.locator('input[name=username]').fill(email);
  await board.locator('input[name=password]').fill(password);
  await board.locator('button[type=submit]').click();
  const approved = board.locator('section[data-stage=APPROVED]');
  await expect(approved).toBeVisible();
  const users = await board.context().newPage();
  await users.goto('/B_Portal/users/list');
  await expect(users.getByRole('row').nth(1)).toBeVisible();
  const noting = await board.context().newPage();
  await noting.goto('/B_Portal/requests/dashboard');
  await noting.locator('section[data-stage=PAID] [data-card-link]').first().click();
  await noting.getByRole('button', { name: 'More actions' }).click();
  await noting.getByRole('menuitem', { name: 'Write a note' }).click();
  await noting.getByRole('textbox', { name: 'Title' }).fill('Called the church');
  const note = noting.getByRole('textbox', { name: 'Note', exact: true });
  await note.fill('They confirm the new address.');

  // An act that is under way when its right goes.
  const mailing = await board.context().newPage();
  await mailing.goto('/B_Portal/requests/dashboard');
  await mailing.locator('section[data-stage=PAID] [data-card-link]').first().click();
  await mailing.getByRole('button', { name: 'More actions' }).click();
  await mailing.getByRole('menuitem', { name: 'Send email' }).click();
  const mail = mailing.getByRole('dialog', { name: /^Email about/ });
  await mail.getByRole('checkbox', { name: /^Leader/ }).check();
  const [subject, text] = [
    mail.getByRole('textbox', { name: /^Subject/ }),
    mail.getByRole('textbox', { name: /^Text/ }),
  ];
  await subject.fill('Your letter');
  await text.fill('Please send it once more.');

  await admin.getByRole('searchbox').fill(name);
  await admin.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  for (const box of ['See all: Approved', 'Act on all: Approved'])
    await admin.getByRole('checkbox', { name: box }).uncheck();
  for (const box of ['See portal users', 'Send email']) await admin.getByRole('checkbox', { name: box }).uncheck();
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByText(`Changes to the role ${name} saved.`).waitFor();

  await expect(approved).toHaveCount(0);
  await expect(board.getByRole('link', { name: 'Business Portal Users' })).toHaveCount(0);
  await expect(users.getByText('You do not have the necessary permissions')).toBeVisible();
  await mail.getByRole('button', { name: 'Send email' }).click();
  await expect(mail.getByText('You do not have the necessary permissions')).toBeVisible();
  await expect(subject).toHaveValue('Your letter');
  await expect(text).toHaveValue('Please send it once more.');
  await expect(note).toHaveValue('They confirm the new address.');
  await noting.getByRole('button', { name: 'Save note' }).click();
  await expect(noting.getByRole('heading', { name: 'Called the church' })).toBeVisible();

  // It counts as not held once it is not active; whoever has no other is told so.
  await admin.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await admin.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(board.getByText('Your role has no permissions.')).toBeVisible();
});
