import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../apps/server/test/hostile/hostileHtml.ts';
import { staff } from './staffActs.ts';
import { DESK, expect, test } from './story.ts';

/** A body holds 60,000 characters at most, with all its marks. */
const ROOM = 50_000;

/** The whole corpus, in as many texts as it takes; signs that no text may hold are refused by the server before. */
function bodies(): string[] {
  const texts: string[] = [];
  let text = '';
  for (const html of HOSTILE_HTML.map((each) => each.replaceAll(/[\0\uD800]/g, ''))) {
    if (text.length + html.length > ROOM) {
      texts.push(text);
      text = '';
    }
    text += `<p>x</p>${html}`;
  }
  return [...texts, text];
}

/** What a reader's browser did that it was not asked for. */
function watch(page: Page): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1' && hostname !== 'localhost') {
      done.push(`request: ${request.url()}`);
    }
  });
  page.on('popup', (popup) => done.push(`popup: ${popup.url()}`));
  return done;
}

async function expectNothingRan(page: Page, done: readonly string[]): Promise<void> {
  const ran = () => ('hostile' in window ? 'ran' : 'nothing');
  expect(await page.evaluate(ran)).toBe('nothing');
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(links.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol))).toEqual([]);
  expect(done).toEqual([]);
}

const TITLE = 'Plain <img src=x onerror="window.hostile=1"> title';
const NONE = { en: '', es: '' };

test('of hostile HTML nothing runs where a post is read, printed and edited', async ({ portal }) => {
  const admin = await staff(portal.origin, 'admin');
  const { categories, roles } = await admin('/business/post/options');
  const ids: number[] = [];
  for (const [at, body] of bodies().entries()) {
    const { id } = await admin('/business/post', {
      title: { en: `${TITLE} ${at}`, es: '' },
      body: { en: body, es: '' },
      alt: NONE,
      language: 'en',
      category: categories[0].id,
      roles: roles.map((role: { id: number }) => role.id),
      state: 'PUBLISHED',
      fromDay: '',
      fromTime: '',
      untilDay: '',
      untilTime: '',
    });
    ids.push(id);
  }
  expect(ids.length).toBeGreaterThan(1);
  const reader = await portal.signedIn('analyst', { at: '/B_Portal/cms/resources', viewport: DESK });
  const done = watch(reader);
  await expect(reader.getByRole('link', { name: `${TITLE} 0` })).toBeVisible();
  for (const [at, id] of ids.entries()) {
    await reader.goto(`${portal.origin}/B_Portal/cms/resources/${id}`);
    await expect(reader.getByRole('heading', { level: 1, name: `${TITLE} ${at}` })).toBeVisible();
    await expectNothingRan(reader, done);
  }
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingRan(reader, done);

  const writer = await portal.signedIn('admin', { at: `/B_Portal/cms/post/create/${ids[0]}`, viewport: DESK });
  const written = watch(writer);
  await expect(writer.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expectNothingRan(writer, written);
});

test('of hostile HTML nothing runs at the bell, in a mail, and in any other mail program', async ({ portal }) => {
  const admin = await staff(portal.origin, 'admin');
  const reader = await portal.signedIn('analyst', { at: '/B_Portal/requests/dashboard', viewport: DESK });
  const done = watch(reader);
  const { people } = await admin('/business/notification/options');
  const { data: users } = await admin('/business/user?search=analyst%40portal.test');
  expect(people.map(({ id }: { id: number }) => id)).toContain(users[0].id);
  const texts = bodies();
  for (const [at, body] of texts.entries()) {
    await admin('/business/notification', {
      name: `${TITLE} ${at}`,
      language: 'en',
      title: { en: `${TITLE} ${at}`.slice(0, 80), es: '' },
      message: { en: TITLE, es: '' },
      subject: { en: `${TITLE} ${at}`, es: '' },
      body: { en: body, es: '' },
      groups: [],
      country: null,
      stages: [],
      ephesian: null,
      people: [users[0].id],
      applicants: [],
      state: 'SENDING',
      fromDay: '',
      fromTime: '',
    });
  }
  const bell = reader.getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  await expect(reader.getByText(TITLE).first()).toBeVisible();
  await expectNothingRan(reader, done);

  const office = await portal.signedIn('admin', { at: '/B_Portal/configurations/outbox', viewport: DESK });
  const seen = watch(office);
  // As a mail program would: without the portal's policy, with scripts on, and the address of nobody.
  const elsewhere = await portal.visitor({ viewport: DESK });
  const ran = watch(elsewhere);
  await expect
    .poll(async () => (await admin('/business/outbox?search=onerror')).data.length, { timeout: 20_000 })
    .toBe(texts.length);
  for (const { id } of (await admin('/business/outbox?search=onerror')).data) {
    const { page } = await admin(`/business/outbox/${id}`);
    const html = await (await fetch(portal.origin + page)).text();
    expect(html).toContain('>x</p>');
    await elsewhere.setContent(html);
    await expectNothingRan(elsewhere, ran);
  }
  await office.getByText(TITLE).first().click();
  await office.getByText('As sent').last().click();
  await expect(office.locator('iframe')).toBeVisible();
  await expectNothingRan(office, seen);
});
