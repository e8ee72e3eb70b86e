import type { Page } from '@playwright/test';
import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { eventNow } from './eventNow.ts';
import { sayIn } from './screens/say.ts';
import { expect, expectAccessible, expectNothingSticksOut, PHONE, test } from './story.ts';

const DOOR = '/B_Portal/events/check-in';

const answer = (page: Page) => page.locator('[data-answer] output');
/** As a scanner does: wherever the focus is, and at once. */
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

test('a door is kept by keyboard alone: found by a sloppy code, licences scanned, companions, a refusal overridden, undone, and watched on a wall', async ({
  portal,
}) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro del barrio');
  const [ana, luis] = licences as [ListedLicence, ListedLicence];
  const page = await portal.signedIn('manager', { at: DOOR });
  await expect(page.getByRole('textbox', { name: 'Event code' })).toBeFocused();
  await scan(page, 'nada');
  await expect(page.getByText('An event code is three syllables')).toBeVisible();
  await page.getByRole('textbox', { name: 'Event code' }).fill('');
  await scan(page, ` ${event.code.slice(0, 2)}-${event.code.slice(2).toLowerCase()} `);
  await expect(page.getByRole('heading', { level: 1, name: 'Encuentro del barrio' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const field = page.getByRole('textbox', { name: 'License code' });
  await expect(field).toBeFocused();
  await scan(page, `https://portal.example.org/verify/${ana.code}`);
  await expect(answer(page)).toContainText('Let in');
  await expect(answer(page)).toContainText(ana.name ?? '');
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-tone', 'good');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  // Companions that were entered and not saved are not lost to whoever comes next.
  const spouse = page.getByRole('checkbox', { name: 'Spouse' });
  await spouse.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'One more: Spiritual children' }).press('Enter');
  await scan(page, luis.code);
  await expect(answer(page)).toContainText(luis.name ?? '');
  const last = page.getByRole('listitem');
  await expect(last.filter({ hasText: ana.name ?? '' })).toContainText('With spouse and 1 spiritual child');
  await expect(page.getByText('4 People inside')).toBeVisible();

  await scan(page, luis.code.toLowerCase());
  await expect(answer(page)).toContainText('Not let in');
  await expect(answer(page)).toContainText('Already checked in');
  await expect(answer(page)).toContainText(luis.name ?? '');
  await page.getByRole('button', { name: 'Let in anyway' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await scan(page, 'Went to the car');
  await expect(answer(page)).toContainText('Let in again, counted once');
  await expect(field).toBeFocused();

  const wall = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Live attendance, in a new window' }).click();
  const watching = await wall;
  await expect(watching.getByText('4 People inside')).toBeVisible();

  await page.getByRole('button', { name: `Undo the check-in of ${ana.name}` }).click();
  await expect(answer(page)).toContainText(`The check-in of ${ana.name} was undone`);
  await expect(page.getByText('1 People inside')).toBeVisible();
  await expect(watching.getByText('1 People inside')).toBeVisible();

  await page.getByRole('button', { name: 'Mute' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test('whoever has no licence at hand is found by name; an event that admits none of their kind lets in whom they bring', async ({
  portal,
}) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro de hijos', ['NATURAL_CHILD']);
  const [ana] = licences as [ListedLicence];
  const page = await portal.signedIn('manager', { viewport: PHONE, at: DOOR });
  await page.getByRole('button', { name: /^Encuentro de hijos/ }).click();
  await page.getByText('Name', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name or email' }).fill(ana.name ?? '');
  await page
    .getByRole('button', { name: ana.name ?? '' })
    .first()
    .click();
  await expect(answer(page)).toContainText('This event does not admit attendees of this kind.');
  await expect(answer(page)).toContainText('The event admits: Natural children.');
  const more = page.getByRole('button', { name: 'One more: Natural children' });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Let in only these companions' }).click();
  await expect(answer(page)).toContainText('With 2 natural children · Companions only');
  await expectNothingSticksOut(page);
  expect(page.url()).toContain(`event=${event.code}`);
});

test('what is scanned without a connection is sent when it is back, each once', async ({ portal }) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro sin red');
  const page = await portal.signedIn('manager', { at: `${DOOR}?event=${event.code}` });
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  await expect(page.getByText(/people on this device, as of/)).toBeVisible();
  await page.context().setOffline(true);
  for (const { code } of licences.slice(0, 2)) await scan(page, code);
  await expect(page.locator('[data-answer]').getByText('2 check-ins are not sent yet')).toBeVisible();
  await expect(answer(page)).toContainText('Saved on this device');
  await page.context().setOffline(false);
  await expect(page.getByText('2 People inside')).toBeVisible();
  await expect(page.getByText('not sent yet')).toHaveCount(0);
  await expect(answer(page)).toContainText('Let in');
});

/** What each of them says beside its own text. */
const REFUSALS = {
  CKE003: {},
  CKE004: { at: Date.now() },
  CKE005: {},
  CKE006: {},
  CKE007: { date: '2026-03-01' },
  CKE008: {},
  CKE009: { stage: 'INTERVIEW' },
  CKE010: { n: 7, at: Date.now() + 420_000 },
  CKE016: {},
  'event.kind': {},
  'event.code': {},
} as const satisfies Partial<Record<ErrorCode, object>>;

for (const language of ['en', 'es'] as const) {
  test(`each refusal is told on a phone, with what to do next, in ${language}`, async ({ portal }) => {
    const say = await sayIn(language);
    const { event } = await eventNow(portal.origin, `Encuentro ${language}`);
    const page = await portal.signedIn('manager', { language, viewport: PHONE, at: `${DOOR}?event=${event.code}` });
    const field = page.getByRole('textbox', { name: say('door', 'code') });
    await expect(field).toBeFocused();
    for (const [code, params] of Object.entries(REFUSALS)) {
      await test.step(code, async () => {
        await page.route('**/check-in', async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          const data = {
            problems: [{ code, params }],
            ...(code === 'CKE003' || code === 'event.code'
              ? {}
              : { present: { name: 'Ana Mora', churchName: 'Casa', photo: null } }),
          };
          return route.fulfill({ status: 422, json: { status: false, error: [code], data } });
        });
        await field.fill(code);
        await field.press('Enter');
        const told = answer(page);
        const lines = told.locator('p');
        await expect(lines.first()).toHaveText(say('door', 'refused'));
        // The verdict, the reason and the next step at least, none of them empty or unfilled.
        await expect.poll(() => lines.last().innerText()).toMatch(/\S{2}.*\.$/);
        expect((await lines.allInnerTexts()).join(' ')).not.toMatch(/[{}]|undefined|NaN|Invalid/);
        await expect(page.locator('[data-answer]')).toHaveAttribute('data-tone', 'bad');
        await expectNothingSticksOut(page);
        await page.unroute('**/check-in');
      });
    }
    await expectAccessible(page);
  });
}
