import { byTurns } from './byTurns.ts';
import { LOGIN } from './sessionParts.ts';
import { administrator } from './staffAccounts.ts';
import { expect, PASSWORD, test } from './story.ts';

const NEW_PASSWORD = 'Another-2027';

const WORDS = {
  en: {
    forgot: 'Forgot your password?',
    send: 'Send link',
    email: 'Email',
    sent: 'Check your email',
    fresh: 'New password',
    repeat: 'Repeat new password',
    set: 'Set password',
    differ: 'The two entries differ',
    same: 'Choose a new password',
    done: 'Your password was set',
    used: 'This link no longer works',
    another: 'Request another link',
  },
  es: {
    forgot: '¿Olvidó su contraseña?',
    send: 'Enviar enlace',
    email: 'Correo',
    sent: 'Revise su correo',
    fresh: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    set: 'Guardar contraseña',
    differ: 'Los dos datos no coinciden',
    same: 'Elija una contraseña nueva',
    done: 'Contraseña guardada',
    used: 'Este enlace ya no sirve',
    another: 'Pedir otro enlace',
  },
} as const;

for (const language of byTurns(['en', 'es'] as const)) {
  test(`whoever forgot the password chooses another by the mailed link, once (${language})`, async ({ portal }) => {
    const words = WORDS[language];
    const admin = await administrator(portal.origin);
    const { email } = await admin.activeUser();
    const page = await portal.visitor({ language });

    await page.goto('/B_Portal/login');
    await page.getByRole('link', { name: words.forgot }).click();
    await expect(page.getByRole('heading', { name: words.forgot, level: 1 })).toBeVisible();
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.sent, level: 1 })).toBeVisible();

    // Somebody else is signed in at this browser: the link is for its owner all the same.
    const link = await admin.linkTo(email, 'password');
    const browser = await portal.signedIn('analyst', { language });
    await browser.goto(link);
    await expect(browser).toHaveURL(/\/login\/password\?/);
    await browser.getByLabel(words.fresh, { exact: true }).fill(NEW_PASSWORD);
    await browser.getByLabel(words.repeat).fill(`${NEW_PASSWORD}.`);
    await browser.getByRole('button', { name: words.set }).click();
    await expect(browser.getByText(words.differ)).toBeVisible();

    await browser.getByLabel(words.fresh, { exact: true }).fill(PASSWORD);
    await browser.getByLabel(words.repeat).fill(PASSWORD);
    await browser.getByRole('button', { name: words.set }).click();
    await expect(browser.locator('#password-error')).toHaveText(words.same);

    await browser.getByLabel(words.fresh, { exact: true }).fill(NEW_PASSWORD);
    await browser.getByLabel(words.repeat).fill(NEW_PASSWORD);
    await browser.getByRole('button', { name: words.set }).dblclick();
    await expect(browser.getByRole('heading', { name: words.done, level: 1 })).toBeVisible();
    await browser.goto('/B_Portal/requests/dashboard');
    await expect(browser).toHaveURL(LOGIN);

    await page.goto(link);
    await page.getByLabel(words.fresh, { exact: true }).fill('Third-2028!');
    await page.getByLabel(words.repeat).fill('Third-2028!');
    await page.getByRole('button', { name: words.set }).click();
    await expect(page.getByRole('heading', { name: words.used, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: words.another }).click();
    await expect(page.getByRole('heading', { name: words.forgot, level: 1 })).toBeVisible();

    await page.goto('/B_Portal/login');
    await page.locator('input[name=username]').fill(email);
    await page.locator('input[name=password]').fill(NEW_PASSWORD);
    await page.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(LOGIN);
  });
}

test('the page after asking is the same for an address that is known and one that is not', async ({ portal }) => {
  const page = await portal.visitor();
  const told: string[] = [];
  for (const email of ['analyst2@portal.test', 'nobody.at.all@portal.test']) {
    await page.goto('/B_Portal/login/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    told.push(`${new URL(page.url()).pathname} ${await page.locator('body').innerText()}`);
  }
  expect(told[0]).toBe(told[1]);
});

test('asking for a link without a connection says so, keeps the address, and is sent once when it is back', async ({
  portal,
}) => {
  const page = await portal.visitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/password/reset')) asked.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto('/B_Portal/login/reset');
  const email = page.getByLabel('Email');
  await email.fill('nobody@portal.test');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No connection. Check your network. What you entered is still here.',
  );
  await expect(email).toHaveValue('nobody@portal.test');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send link' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
});

test('the late second click of a double click presses nothing that slid into the place of the button', async ({
  portal,
}) => {
  const page = await portal.visitor();
  await page.goto('/B_Portal/login/reset');
  await page.getByLabel('Email').fill('nobody@portal.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  const sent = page.getByRole('heading', { name: 'Check your email' });
  await expect(sent).toBeVisible();
  const back = page.getByRole('link', { name: 'Go to sign-in' });
  await back.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(sent).toBeVisible();
  await expect(page).toHaveURL(/successEmail/);
  await back.click();
  await expect(page).not.toHaveURL(/successEmail/);
});

test('a page whose token was taken out of the address asks to open the link again', async ({ portal }) => {
  const page = await portal.visitor();
  for (const address of ['password/abc', 'welcome', 'confirmEmail']) {
    await page.goto(`/B_Portal/login/${address}`);
    if (address.includes('abc')) {
      await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
      await page.reload();
    }
    await expect(page.getByRole('heading', { name: 'Open the link in your email again' })).toBeVisible();
  }
});

test('whoever is signed in is led from the pages beside the login to the open page', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  for (const path of ['reset', 'successEmail', 'successPassword', 'welcome-error', 'nowhere']) {
    await page.goto(`/B_Portal/login/${path}`);
    await expect(page).toHaveURL(/\/requests\/dashboard/);
  }
});
