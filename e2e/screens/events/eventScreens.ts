import { randomUUID } from 'node:crypto';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';
import { expect } from '../../quickExpect.ts';
import { staff } from '../../staffActs.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from '../steps.ts';

const openMenu = press('eventList', 'actionsOf');
const boxes: ScreenToSee['ready'] = ({ page }) => page.getByRole('checkbox').first();
const DOOR = '/events/check-in';
const SETTINGS = '/configurations/check-in';
const settings = '/business/setting/check-in';

/** Somebody is let in here without network, and meanwhile at another door; once that was so, it is. */
const somebodyDoubled: ScreenToSee['steps'] = async ({ page, say }) => {
  const doubled = page.getByText(say('door', 'doubled')).first();
  await expect(page.getByText(say('door', 'device.list_other'))).toBeVisible();
  if (await doubled.isVisible()) return;
  const { origin, searchParams } = new URL(page.url());
  const manager = await staff(origin, 'manager');
  const { id } = await manager(`/business/event/door/${searchParams.get('event')}`);
  const licences = (await manager('/business/licence?standing=ACTIVE')).data as { code: string }[];
  await page.context().setOffline(true);
  await expect(page.getByText(say('door', 'device.alone'))).toBeVisible();
  const field = page.locator('main form input').first();
  const said = page.locator('[data-answer]');
  for (const { code } of licences) {
    const before = await said.textContent();
    await field.fill(code);
    await field.press('Enter');
    await expect(said).not.toHaveText(before ?? '');
    if ((await said.getAttribute('data-tone')) !== 'good') continue;
    await manager(`/business/event/${id}/check-in`, { key: randomUUID(), code });
    break;
  }
  await page.context().setOffline(false);
};

/** Events: their list, the form of one, who came, and what the doors go by. */
export const EVENT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'events',
      shows: ['/events/list', 'EventsScreen'],
      at: '/events/list',
      ready: row,
      reads: { path: '/business/event', empty: text('eventList', 'emptyText') },
    },
    { name: 'events, acts', shows: ['EventMenu'], at: '/events/list?status=ENDED', steps: openMenu, ready: menu },
    {
      name: 'events, one is deleted',
      shows: ['DeleteEventDialog'],
      at: '/events/list?status=ENDED',
      answers: {
        '/business/event': {
          changed: (page: any) => ({ ...page, data: page.data.map((event: any) => ({ ...event, attendance: 0 })) }),
        },
      },
      steps: inTurn(openMenu, choose('eventList', 'delete')),
      ready: dialog,
    },
    {
      name: 'event, a new one',
      shows: ['/events/create/:id?', 'EventFormScreen'],
      at: '/events/create',
      ready: boxes,
      reads: { path: settings },
    },
    { name: 'event, nothing entered', at: '/events/create', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'event, people checked in',
      at: ({ pastEvent }) => `/events/create/${pastEvent}`,
      ready: boxes,
      reads: { path: '/business/event/*' },
    },
    {
      name: 'event, live',
      shows: ['/events/live/:id', 'WatchScreen'],
      at: ({ runningEvent }) => `/events/live/${runningEvent}`,
      ready: text('attendance', 'byKind'),
      reads: { path: '/business/event/*/figures' },
    },
    {
      name: 'door, which event',
      shows: ['/events/check-in', 'DoorScreen'],
      at: DOOR,
      ready: text('door', 'today'),
      reads: { path: '/business/event/door', empty: text('door', 'noneToday') },
    },
    {
      name: 'door, no such code',
      at: DOOR,
      steps: inTurn(({ page }) => page.locator('main form input').fill('nada'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'door, ready',
      at: ({ runningCode }) => `${DOOR}?event=${runningCode}`,
      ready: text('door', 'last'),
      reads: { path: '/business/event/*/check-in', empty: text('door', 'lastNone') },
    },
    {
      name: 'door, refused',
      at: ({ runningCode }) => `${DOOR}?event=${runningCode}`,
      steps: inTurn(({ page }) => page.locator('main form input').first().fill('nobody'), send),
      ready: text('door', 'refused'),
      leavesMarks: true,
    },
    {
      name: 'door, by name',
      at: ({ runningCode }) => `${DOOR}?event=${runningCode}`,
      steps: async ({ page, say }) => {
        await page.getByText(say('door', 'byName'), { exact: true }).click();
        await page.getByRole('textbox', { name: say('door', 'search') }).fill('a');
      },
      ready: ({ page }) => page.locator('main li button').first(),
      leavesMarks: true,
    },
    {
      name: 'door, not reached',

      at: ({ runningCode }) => `${DOOR}?event=${runningCode}`,
      answers: { '/business/event/*/check-in': { refused: 'GE005', status: 503 } },
      // A code that could be a license's and that no device knows: only the server can say.
      steps: inTurn(
        ({ page }) =>
          page
            .locator('main form input')
            .first()
            .fill(makeLicenceCode(() => 3)),
        send,
      ),
      ready: text('door', 'unverified'),
      leavesMarks: true,
    },
    {
      name: 'door, what is to look at',
      shows: ['ToLookAt'],
      at: ({ runningCode }) => `${DOOR}?event=${runningCode}`,
      steps: somebodyDoubled,
      ready: text('door', 'doubled'),
      leavesMarks: true,
    },
    {
      name: 'attendance',
      shows: ['/events/assistance', 'AssistanceScreen'],
      at: '/events/assistance',
      ready: row,
      reads: { path: '/business/event/attendance', empty: text('attendance', 'emptyText') },
    },
    {
      name: 'check-in settings',
      shows: ['/configurations/check-in', 'CheckInSettingsScreen'],
      at: SETTINGS,
      ready: boxes,
      reads: { path: settings },
    },
    {
      name: 'check-in settings, no such number',
      at: SETTINGS,
      steps: inTurn(({ page }) => page.locator('main form input').first().fill('1441'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));
