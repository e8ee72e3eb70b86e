import { CLIENT_PASSWORD, customerPortal } from './applicant.ts';
import { defectsOf } from './axe.ts';
import { leaderAddress, revokeNewest, shortCourse } from './staffActs.ts';
import { standInPlayers } from './standIns/players.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

test.describe.configure({ timeout: 240_000 });

test('a leader watches on a phone, loses the network, confirms and takes the certificate, which anybody may check', async ({
  portal,
}) => {
  const { origin } = portal;
  const { course, lesson } = await shortCourse(origin);
  const email = await leaderAddress(origin);
  const customers = customerPortal(origin);
  await customers.choosePassword(email);

  const page = await portal.visitor({ viewport: PHONE });
  await standInPlayers(page);
  await page.goto('/client/courses');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/.+/);
  expect(await defectsOf(page)).toEqual([]);
  await page.getByLabel('Password').fill(CLIENT_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page.getByText('0 of 1 required lessons done')).toBeVisible();
  expect(await defectsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Prayer' }).click();

  const confirm = page.getByRole('button', { name: 'Confirm that I watched this lesson' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expectNothingSticksOut(page);
  expect(await defectsOf(page)).toEqual([]);
  const played = page.waitForResponse((answer) => answer.url().endsWith(`/course-lesson/${lesson}/views`));
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await played;
  await page.context().setOffline(true);
  await expect(page.getByText('There is no connection. What you watch is kept')).toBeVisible({ timeout: 25_000 });
  await page.context().setOffline(false);
  await expect(confirm).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You confirmed this lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'Back: First steps' }).click();
  await expect(page.getByText('You completed this course. Your certificate:')).toBeVisible();
  expect(await defectsOf(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download in both languages' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Certificate .+\.pdf$/);

  const token = await customers.signIn(email);
  const own = async () => {
    const answer = await fetch(`${origin}/api/client/course/${course}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: any }).data;
  };
  const { code } = (await own()).certificate;
  const visitor = await portal.visitor({ language: 'es' });
  const verdict = async (asked: string) => {
    await visitor.goto(`/verify/${asked}?lang=es`);
    return visitor.getByRole('heading', { level: 1 }).textContent();
  };
  expect(await verdict(code)).toBe('Certificado válido');
  await expect(visitor.getByText('Primeros pasos')).toBeVisible();
  expect(await verdict(`${code.slice(0, 13)}${code.endsWith('0') ? '1' : '0'}`)).toBe('Certificado desconocido');
  await revokeNewest(origin, course);
  expect(await verdict(code)).toBe('Certificado revocado');

  // The other language, by the other provider's messages.
  const spanish = await portal.visitor({ viewport: PHONE, language: 'es' });
  await standInPlayers(spanish);
  await spanish.goto('/client/courses?lang=es');
  await spanish.getByLabel('Correo').fill(email);
  await spanish.getByLabel('Contraseña').fill(CLIENT_PASSWORD);
  await spanish.getByRole('button', { name: 'Iniciar sesión' }).click();
  await spanish.getByRole('link', { name: 'Primeros pasos' }).click();
  await expect(spanish.getByText('Su certificado fue revocado.')).toBeVisible();
  await spanish.getByRole('link', { name: 'Oración' }).click();
  const player = spanish.frameLocator('iframe').getByRole('button', { name: 'Play' });
  const isRunning = async () =>
    (await own()).sections[0].lessons[0].views.find((view: any) => view.language === 'es')?.state;
  await player.click();
  await expect.poll(isRunning).toBe('RUNNING');
  await player.click();
  await expect.poll(isRunning).toBe('PAUSED');
  expect(await defectsOf(spanish)).toEqual([]);
});
