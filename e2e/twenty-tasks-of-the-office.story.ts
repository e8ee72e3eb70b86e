import type { Locator } from '@playwright/test';
import { administrator } from './staffAccounts.ts';
import { staff } from './staffActs.ts';
import { deskTask, wordsOf, type Doing } from './tasks/doTask.ts';
import { findFromAnywhere } from './tasks/findFromAnywhere.ts';
import { expect, PASSWORD } from './story.ts';

const screen = ({ page, say }: Doing, name: 'portalUsers' | 'problems' | 'questions'): Locator =>
  page.getByRole('navigation').getByRole('link', { name: say('shell', `menu.${name}`) });

deskTask('Open the account of a user', { by: 'admin' }, async (doing) => {
  const { page, say } = doing;
  await findFromAnywhere(doing, "Julia O'Hara", 'analyst@portal.test');
  await expect(page.getByLabel(say('users', 'lastName'))).toHaveValue("O'Hara");
});

deskTask('Invite a user in a role', { by: 'admin' }, async (doing) => {
  const { page, say, hands } = doing;
  const email = `story.${crypto.randomUUID().slice(0, 8)}@church.org`;
  const field = (key: 'firstName' | 'lastName' | 'email' | 'confirmEmail') =>
    page.getByRole('textbox', { name: say('users', key) });
  await hands.press(screen(doing, 'portalUsers'));
  await hands.press(page.getByRole('link', { name: say('users', 'create') }));
  await hands.write(field('firstName'), 'Lucía');
  await hands.write(field('lastName'), 'Benavides');
  await hands.write(page.getByRole('combobox', { name: say('users', 'country') }), 'Colombia');
  await expect(page.getByRole('option', { name: 'Colombia' })).toBeVisible();
  await hands.key('Enter');
  // By Tab, and its letters.
  await hands.key('Tab');
  const language = page.getByRole('combobox', { name: say('users', 'mainLanguage') });
  await expect(language).toBeFocused();
  await hands.select(language, 'Español');
  await hands.write(field('email'), email);
  await hands.write(field('confirmEmail'), email);
  await hands.tick(page.getByRole('checkbox', { name: /^(Analyst|Analista)\b/ }));
  await hands.press(page.getByRole('button', { name: say('users', 'createSubmit') }));
  await expect(page.getByText(say('users', 'invited'))).toBeVisible();
});

deskTask('Deactivate a user', { by: 'admin' }, async (doing) => {
  const { portal, page, say, hands } = doing;
  const { email } = await (await administrator(portal.origin)).activeUser();
  await hands.press(screen(doing, 'portalUsers'));
  await hands.write(page.getByRole('searchbox'), email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByText(say('users', 'count_one'))).toBeVisible();
  await hands.press(row.getByRole('button', { name: say('users', 'actionsOf') }));
  await hands.press(page.getByRole('menuitem', { name: say('users', 'deactivate') }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: say('users', 'deactivateSubmit') }));
  await expect(row.getByText(say('users', 'status.INACTIVE'))).toBeVisible();
});

deskTask('End all sessions of a user', { by: 'admin' }, async (doing) => {
  const { portal, page, say, hands } = doing;
  await staff(portal.origin, 'supervisor');
  await findFromAnywhere(doing, 'supervisor@portal.test', 'supervisor@portal.test');
  await hands.press(page.getByRole('button', { name: say('users', 'endAll') }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: say('users', 'endAll') }));
  await expect(page.getByText(say('users', 'ended_one')).or(page.getByText(say('users', 'ended_other')))).toBeVisible();
});

deskTask('Deactivate the account of a client', { by: 'admin' }, async (doing) => {
  const { portal, page, say, hands } = doing;
  const admin = await staff(portal.origin, 'admin');
  // Who has submitted an application is found by it first.
  const [{ email }] = (await admin('/business/client?status=ACTIVE&stage=NONE')).data;
  await findFromAnywhere(doing, email, email);
  const status = page.getByRole('combobox', { name: say('clients', 'accountStatus') });
  await hands.select(status, wordsOf(say('clients', 'status.INACTIVE')));
  await hands.press(page.getByRole('button', { name: say('clients', 'saveSubmit') }));
  await expect(page.getByText(say('clients', 'saved'))).toBeVisible();
});

deskTask('Mark a problem report as resolved', { by: 'admin' }, async (doing) => {
  const { portal, page, say, hands } = doing;
  await (await administrator(portal.origin)).report('A card did not open', 1);
  await hands.press(screen(doing, 'problems'));
  await hands.press(page.getByRole('button', { name: say('problems', 'settleOf') }).first());
  await expect(page.getByText(say('problems', 'settled'))).toBeVisible();
});

deskTask('Write a frequent question in both languages', { by: 'admin' }, async (doing) => {
  const { page, say, hands } = doing;
  await hands.press(screen(doing, 'questions'));
  await hands.press(page.getByRole('button', { name: say('content', 'addGroup') }));
  for (const words of ['Meetings', 'Reuniones', 'Who leads?', '¿Quién dirige?', 'The Ephesian.', 'El Efesio.']) {
    const isFirst = words === 'Meetings';
    if (!isFirst) await hands.key('Tab');
    await hands.type(words);
  }
  await hands.press(page.getByRole('button', { name: say('content', 'save') }));
  await expect(page.getByText(say('content', 'saved'))).toBeVisible();
});

deskTask('Change your own password', { by: { en: 'analyst2', es: 'ephesian2' } }, async ({ page, say, hands }) => {
  await hands.press(page.getByRole('button', { name: say('shell', 'profileMenu') }));
  await hands.press(page.getByRole('menuitem', { name: say('shell', 'changePassword') }));
  const fields = page.getByRole('dialog').locator('input[type=password]');
  await expect(fields.first()).toBeFocused();
  await hands.type(PASSWORD);
  for (const index of [1, 2]) {
    // Past the eye, which shows what was typed.
    for (let times = 0; times < 2; times++) await hands.key('Tab');
    await expect(fields.nth(index)).toBeFocused();
    await hands.type('Portal2027!');
  }
  await hands.key('Enter');
  await expect(page.getByText(say('accounts', 'passwordChanged'))).toBeVisible();
});
