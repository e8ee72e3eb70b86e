import type { Page, Request } from '@playwright/test';
import { customerPortal } from './applicant.ts';
import { expect, test } from './story.ts';

const BOARD = '/B_Portal/requests/dashboard';

test('all tabs of a browser share one connection, and another tab takes over when the one that reads is closed', async ({
  portal,
}) => {
  const first = await portal.signedIn('supervisor', { live: true });
  const opened: Page[] = [];
  first.context().on('request', (request) => {
    if (request.url().endsWith('/business/stream')) opened.push(request.frame().page());
  });
  /** Which tabs have read so far. */
  const readers = () => [...new Set(opened)];
  // It reads before there is another that could.
  await Promise.all([first.waitForRequest('**/business/stream'), first.reload()]);
  const tabs = [first];
  for (let i = 0; i < 2; i += 1) {
    const tab = await first.context().newPage();
    await tab.goto(BOARD);
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.locator('[data-card]').first()).toBeVisible();
  expect(readers()).toEqual([first]);

  const mover = await portal.signedIn('manager');
  const totalOf = (page: Page) => page.locator('section[data-stage=APPROVED] header span').last();
  const move = async () => {
    const card = mover.locator('section[data-stage=APPROVED] [data-card]').first();
    await card.locator('[data-card-menu]').click();
    await mover.getByRole('menuitem', { name: 'Sent' }).click();
  };
  const before = Number(await totalOf(mover).textContent());
  await move();
  for (const tab of tabs) await expect(totalOf(tab)).toHaveText(String(before - 1));
  expect(readers()).toEqual([first]);

  // The one that reads is closed: the next reads on at once, and tells the other.
  await first.close();
  await expect.poll(() => readers().length).toBe(2);
  await move();
  for (const tab of tabs.slice(1)) await expect(totalOf(tab)).toHaveText(String(before - 2));
  expect(readers()).toHaveLength(2);
});

test('what is unread is counted exactly in three browsers and eight tabs, over one connection each', async ({
  portal,
}) => {
  const customers = customerPortal(portal.origin);
  const { id, token } = await customers.submit(15);
  const connections: Set<Request>[] = [];
  /** A browser of somebody's, whose connections to the stream are noted while they last. */
  const browserOf = async (name: 'ephesian' | 'supervisor' | 'manager', addresses: readonly string[]) => {
    const first = await portal.signedIn(name, { at: addresses[0] ?? '' });
    const open = new Set<Request>();
    connections.push(open);
    const context = first.context();
    context.on('request', (request) => request.url().endsWith('/business/stream') && open.add(request));
    context.on('requestfinished', (request) => open.delete(request));
    context.on('requestfailed', (request) => open.delete(request));
    await first.reload();
    const tabs = [first];
    for (const address of addresses.slice(1)) {
      const tab = await first.context().newPage();
      await tab.goto(address);
      tabs.push(tab);
    }
    return tabs;
  };
  const notes = `${BOARD}?card=${id}&tab=notes`;
  // Every screen tells the sum in its menu.
  const sums = await browserOf('ephesian', ['/B_Portal/account/sessions', '/B_Portal/account/sessions', notes]);
  const supervisors = await browserOf('supervisor', [notes, notes, notes]);
  const managers = await browserOf('manager', [notes, notes]);
  const chatOf = (page: Page) => page.getByRole('tab', { name: /^Chat/ });
  const counted = async (tabs: readonly Page[], count: number) => {
    for (const tab of tabs) await expect(chatOf(tab)).toHaveText(count > 0 ? `Chat (${count} unread)` : 'Chat');
  };
  await counted([...supervisors, ...managers], 0);
  const again = sums.at(-2);
  if (!again) throw new Error('There are three tabs.');
  const [asked] = await Promise.all([again.waitForResponse(/\/unread\/mine$/), again.reload()]);
  // The demonstration leaves some.
  const { unread: before } = (await asked.json()).data as { unread: number };
  for (const text of ['Uno', 'Dos', 'Tres']) await customers.say(id, token, text);
  await counted([...supervisors, ...managers], 3);
  const sum = `${before + 3} unread messages on your applications`;
  for (const tab of sums) await expect(tab.getByText(sum, { exact: true })).toBeAttached();

  // Read in one tab, it is read in all of that person's, and in nobody else's.
  const [reading, ...rest] = supervisors;
  if (reading) await chatOf(reading).click();
  await counted(rest, 0);
  await counted(managers, 3);
  for (const open of connections) await expect.poll(() => open.size).toBe(1);
});
